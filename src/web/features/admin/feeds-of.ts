import type { DataHealth, JobHealth } from '#contract/operator.ts';

/** What came of one source, and how much of it could be used. */
export type Feed = { name: string; job: JobHealth; taken: number; left: number; leftWords: string };

const count = ({ detail }: JobHealth, key: string): number => {
  const value = detail[key];
  return typeof value === 'number' ? value : 0;
};

/** Odds first, then facts by source, then results; of each what its last run says. `prices` are those stored now. */
export function feedsOf({ jobs, refused }: Pick<DataHealth, 'jobs' | 'refused'>, prices: number): Feed[] {
  const of = (name: string) => jobs.filter((job) => job.name === name);
  const rowsRefused = refused.reduce((sum, { rows }) => sum + rows, 0);
  return [
    ...of('odds-refresh').map((job) => ({
      name: 'Odds',
      job,
      taken: prices,
      left: rowsRefused,
      leftWords: 'rows refused',
    })),
    ...of('facts').map((job) => ({
      name: `Facts: ${job.scope.replaceAll('-', ' ')}`,
      job,
      taken: count(job, 'facts'),
      left: count(job, 'unmatched'),
      leftWords: 'with a name that nobody knows',
    })),
    ...of('results').map((job) => ({
      name: 'Results',
      job,
      taken: count(job, 'settled') + count(job, 'corrected'),
      left: count(job, 'overdue') + count(job, 'implausible') + count(job, 'disputed'),
      leftWords: 'games overdue, implausible or disputed',
    })),
  ];
}
