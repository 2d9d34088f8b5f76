/* cmd.h - the subcommands, one line each, in the order of --help */
/* no include guard: main.c reads it twice */

CMD(run)
CMD(list)
CMD(info)
CMD(_round)
CMD(report)
CMD(export)
CMD(compare)
CMD(ab)
