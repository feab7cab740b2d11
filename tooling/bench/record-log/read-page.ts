import { setTimeout as wait } from 'node:timers/promises';
import { createRecord } from '../../../src/server/features/record/record.service.ts';
import type { Db } from '../../../src/server/platform/database/database.ts';
import { timed } from '../storage/quantiles.ts';

const WARM_UP_READS = 20;
/** As visitors ask: most for the page, some for a part of it or for the next page. */
const QUERIES = [
  {},
  {},
  {},
  { sport: 'NFL' },
  { verdict: 'pass' },
  { market: 'spread' },
  { period: '30d' },
  { sport: 'MLB', market: 'total' },
] as const;

/** `pauseMs`: real time between two, in which what a read left behind it, such as a count, comes to its end. */
export type Readers = { everyMs: number; reads: number; pauseMs: number };

/**
 * Milliseconds of each read of the record's first page, by the service as the route calls it and the text of its answer. `everyMs`: so
 * long after the one before, by the service's clock: what it keeps for a few seconds is kept or not by that.
 */
export async function readPage(db: Db, { everyMs, reads, pauseMs }: Readers): Promise<number[]> {
  let atMs = Date.now();
  const slate = { books: async () => [{ key: 'draftkings', title: 'DraftKings' }] };
  const read = createRecord({ db, now: () => new Date(atMs), slate, kind: 'live' });
  const times: number[] = [];
  for (let nth = 0; nth < WARM_UP_READS + reads; nth += 1) {
    atMs += everyMs;
    if (pauseMs > 0) await wait(pauseMs);
    const query = QUERIES[nth % QUERIES.length] ?? {};
    const ms = await timed(async () => JSON.stringify(await read(query)));
    if (nth >= WARM_UP_READS) times.push(ms);
  }
  return times;
}
