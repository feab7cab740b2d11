import { beforeAll, describe, expect, it } from 'vitest';
import type { Fact } from '#research/slate/fact.ts';
import { createSlateStore } from '../features/slate/slate-store.ts';
import { testBatch, testEvent } from '../features/slate/test-feed.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import type { FactEvent, FactsBatch } from '../providers/facts/facts.port.ts';
import { FeedError } from '../providers/odds-feed/odds-feed.port.ts';
import { factsJob } from './facts.job.ts';
import { JobError } from './job-runner.ts';
import { listUnmatched } from './unmatched-names.repo.ts';

const never = new AbortController().signal;
const now = new Date('2026-05-01T12:00:00Z');
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);

const weatherOf = (id: string, text: string): Fact => ({
  id: `weather:${id}`,
  eventId: id,
  kind: 'weather',
  team: '',
  player: '',
  text,
  numbers: {},
  sourceName: 'Test desk',
  sourceUrl: null,
  observedAt: now,
});

describe('the facts job', async () => {
  let asked: readonly FactEvent[] = [];
  const open = await testDatabase();
  const slate = createSlateStore({ db: open.db, odds: 'live', now: () => now });
  beforeAll(async () => {
    const games = [testEvent('begun', hours(-1), []), testEvent('next', hours(2), []), testEvent('last', hours(9), [])];
    await slate.savePrices(testBatch(games));
  });

  const run = (answer: Partial<FactsBatch> | Error, at = now) =>
    factsJob(
      { db: open.db, slate, now: () => at },
      {
        name: 'weather',
        everyMs: 3_600_000,
        async fetchFacts(events) {
          asked = events;
          if (answer instanceof Error) throw answer;
          return { facts: [], covered: [], unmatched: [], failures: [], ...answer };
        },
      },
    ).run(never);
  const textsOf = async () => (await slate.current()).events.flatMap(({ facts }) => facts.map(({ text }) => text));

  it('asks about the games to come, and saves what it is told and who is unknown', async () => {
    const outcome = await run({
      facts: [weatherOf('test:next', 'Dry.'), weatherOf('test:last', 'Wet.')],
      unmatched: [{ sportKey: 'baseball_mlb', kind: 'venue', name: 'Springfield' }],
      failures: ['One thing', 'and another'],
    });
    expect(asked.map(({ id }) => id)).toEqual(['test:next', 'test:last']);
    expect(outcome).toEqual({
      nextInMs: 3_600_000,
      detail: { games: 2, facts: 2, unmatched: 1, failures: 'One thing; and another' },
    });
    expect(await textsOf()).toEqual(['Dry.', 'Wet.']);
    expect(await listUnmatched(open.db, 5)).toMatchObject([{ source: 'weather', kind: 'venue', name: 'Springfield' }]);
  });

  it('asks about nothing while there are no games, and looks again soon', async () => {
    asked = [];
    expect(await run({}, hours(10))).toEqual({ nextInMs: 30_000, detail: { games: 0 } });
    expect(asked).toEqual([]);
  });

  it('keeps the last facts when nothing can be had, and comes back when it was told to', async () => {
    const failed = run(new FeedError('Down.', { retryAfterSeconds: 90 }));
    await expect(failed).rejects.toThrow(JobError);
    await expect(failed).rejects.toMatchObject({ message: 'Down.', retryAfterMs: 90_000 });
    expect(await textsOf()).toEqual(['Dry.', 'Wet.']);
  });

  it('saves what could be had before it comes back soon for the rest', async () => {
    const failed = run({
      facts: [weatherOf('test:next', 'Under a roof.')],
      covered: [{ kind: 'weather', eventIds: new Set(['test:next']) }],
      retry: new FeedError('Half down.', { retryAfterSeconds: 0 }),
    });
    await expect(failed).rejects.toMatchObject({ message: 'Half down.', retryAfterMs: 0 });
    expect(await textsOf()).toEqual(['Under a roof.', 'Wet.']);
  });
});
