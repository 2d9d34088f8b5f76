/* libpiece.h - memory that is gone through piece by piece */

#ifndef LIBPIECE_H
#define LIBPIECE_H

struct ks_buffer;
struct ks_round;

#define KS_PIECE	65536UL	/* bytes of an operation, at most: of more
				   memory the next piece, so that all is gone
				   through but for what caches keep */
#define KS_FIRST	0x5aUL	/* in every word of the first buffer; in the
				   second all bits are other */

/* One or two buffers, the length of a piece, and where the next one is. */
struct ks_pieces {
	struct ks_buffer	*from, *to;
	size_t			 piece, where;
};
extern struct ks_pieces ks_pieces;

/* libpiece.c: a setup: one buffer of the point's size, or two; its bytes are
   a piece's.  And its finish. */
int	ks_pieces_one(struct ks_round *);
int	ks_pieces_two(struct ks_round *);
void	ks_pieces_finish(struct ks_round *);

/* libpiece.c: before n operations that write, make the ends of the piece that
   is written last other than it is then: where in the buffer it is.  After
   them, is its first word what it should be, and that many from its end?  0,
   or -1 with the reason noted, as always by the last. */
size_t	ks_pieces_spoil(const struct ks_buffer *, unsigned long n);
int	ks_pieces_check(struct ks_round *, const struct ks_buffer *,
	    size_t at, unsigned long want, size_t from_end);
int	ks_pieces_wrong(struct ks_round *);

/* Where the piece begins, and ends, and begins in the second buffer; and on
   to the next. */
#define KS_P	((unsigned long *)(void *)(ks_pieces.from->at + \
		    ks_pieces.where))
#define KS_END	((unsigned long *)(void *)(ks_pieces.from->at + \
		    ks_pieces.where + ks_pieces.piece))
#define KS_Q	((unsigned long *)(void *)(ks_pieces.to->at + \
		    ks_pieces.where))
#define KS_NEXT	(ks_pieces.where = ks_pieces.where + ks_pieces.piece < \
		    ks_pieces.from->size ? \
		    ks_pieces.where + ks_pieces.piece : 0)

#endif
