/* series.h - the samples of a round and the readings between them */

#ifndef SERIES_H
#define SERIES_H

#define KS_SAMPLES	4000	/* most samples of a round */
#define KS_LEAST	11	/* fewest quiet ones for a headline */

struct ks_clk;
struct ks_figures;
struct ks_gauge;
struct ks_reading;

struct ks_series {
	const struct ks_clk	*clk;
	int			 gate;
	double			 known;		/* floor of the run, or 0 */
	double			 floor, calm;	/* see gate.h */
	struct ks_gauge		*gauge;
	int			 n;
	double			*value, *raw;	/* ns per operation */
	struct ks_reading	*reading;	/* n + 1: i before sample i */
	double			*room;
	double			 ops;
	double			 shortest;	/* ns, of a sample */
	int			 nquiet;	/* as far as one can say yet */
	double			 quiet_ns;
};

/* Memory for the samples, or NULL (errno). */
struct ks_series *ks_series_open(void);
void	ks_series_close(struct ks_series *);

/* Begin, with the first reading where quiet windows are looked for; memory
   is watched with so many bytes of it, if not 0. */
void	ks_series_begin(struct ks_series *, const struct ks_clk *, int gate,
	    double floor, size_t watch);

/* Take the first reading once more. */
void	ks_series_again(struct ks_series *);

/* A sample, then the reading after it; ns is how long it took. */
void	ks_series_add(struct ks_series *, double value, double raw,
	    double ops);
void	ks_series_gate(struct ks_series *, double ns);

/* Whether all samples take so long that the gate only says which were
   quiet. */
int	ks_series_ungated(const struct ks_series *);

/* Judge every sample by all readings and sum up. */
void	ks_series_sum(struct ks_series *, struct ks_figures *);

#endif
