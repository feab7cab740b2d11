import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createResultsService } from '../features/results/results.service.ts';
import { createSlateStore } from '../features/slate/slate-store.ts';
import { testBatch, testEvent } from '../features/slate/test-feed.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { FeedError } from '../providers/odds-feed/odds-feed.port.ts';
import type { ResultsBatch, ResultsFeed } from '../providers/results/results.port.ts';
import { JobError } from './job-runner.ts';
import { resultsJob } from './results.job.ts';
import { listUnmatched } from './unmatched-names.repo.ts';

const never = new AbortController().signal;
const start = new Date('2026-05-01T12:00:00Z');
const hours = (n: number) => new Date(start.getTime() + n * 3_600_000);
const nothing: ResultsBatch = { results: [], unmatched: [], failures: [] };

describe('the results job', async () => {
  let at: Date;
  let game: string;
  const open = await testDatabase();
  beforeEach(async () => {
    game = randomUUID();
    at = start;
    const slate = createSlateStore({ db: open.db, odds: 'live', now: () => at });
    await slate.savePrices(testBatch([testEvent(game, hours(1), [])]));
  });

  const source = (name: string, answer: Partial<ResultsBatch> | Error) => {
    const feed: ResultsFeed & { asked: number } = {
      name,
      asked: 0,
      async fetchResults() {
        feed.asked += 1;
        if (answer instanceof Error) throw answer;
        return { ...nothing, ...answer };
      },
    };
    return feed;
  };
  const final = (sourceName: string, homeScore: number, awayScore: number): Partial<ResultsBatch> => ({
    results: [
      {
        eventId: `test:${game}`,
        status: 'final',
        homeScore,
        awayScore,
        detail: '',
        sourceName,
        sourceUrl: null,
        observedAt: at,
      },
    ],
  });
  const run = (when: Date, ...feeds: ResultsFeed[]) => {
    at = when;
    const results = createResultsService({ db: open.db, odds: 'live', now: () => at });
    return resultsJob({ db: open.db, results, odds: 'live', now: () => at }, feeds).run(never);
  };

  it('asks nobody while no game awaits its result, and every source while one does', async () => {
    const feed = source('a', {});
    expect(await run(hours(2), feed)).toMatchObject({ nextInMs: 300_000, detail: { asked: 0 } });
    expect(feed.asked).toBe(0);
    expect(await run(hours(4), feed)).toMatchObject({ nextInMs: 1_800_000, detail: { asked: 1 } });
    expect(await run(hours(14), feed)).toMatchObject({ nextInMs: 3_600_000, detail: { asked: 1, settled: 0 } });
    expect(await run(hours(15), feed, source('b', final('b', 3, 2)))).toMatchObject({ detail: { settled: 1 } });
    expect(feed.asked).toBe(3);
    expect(await run(hours(16), feed)).toMatchObject({ detail: { asked: 0 } });
  });

  it('settles by those that answer, and says which did not and whose names it does not know', async () => {
    const down = source('down', new FeedError('The scores are away.'));
    const name = `Bufalo ${game}`;
    const odd = source('odd', { unmatched: [{ sportKey: 'americanfootball_nfl', kind: 'team', name }] });
    const outcome = await run(hours(5), down, odd, source('b', final('b', 3, 2)));
    expect(outcome.detail).toMatchObject({ settled: 1, unmatched: 1, failures: 'The scores are away.' });
    expect((await listUnmatched(open.db, 100)).find((row) => row.name === name)).toMatchObject({
      source: 'odd',
      times: 1,
    });
  });

  it('names what the sources disagree about and what should long be over', async () => {
    const outcome = await run(hours(5), source('a', final('a', 2, 3)), source('b', final('b', 3, 2)));
    expect(outcome.detail).toMatchObject({ settled: 0, disputed: 1 });
    expect(outcome.detail?.disputes).toMatch(/ at Buffalo Bills, .*: a says 2-3, b says 3-2$/);
    const later = await run(hours(80), source('a', {}));
    expect(later.detail?.overdue).toBeGreaterThan(0);
    expect(later.detail?.overdueGames).toContain('New York Jets at Buffalo Bills, 2026-05-01T13:00:00.000Z');
  });

  it('fails when nobody answers, with the longest pause that was asked for', async () => {
    const busy = source('busy', new FeedError('Too many calls.', { retryAfterSeconds: 90 }));
    const failing = run(hours(5), source('down', new FeedError('Down.')), busy);
    await expect(failing).rejects.toThrow(JobError);
    await expect(failing).rejects.toMatchObject({ message: 'Down. Too many calls.', retryAfterMs: 90_000 });
    const bug = run(hours(5), source('broken', new TypeError('a bug')));
    await expect(bug).rejects.toThrow(TypeError);
  });
});
