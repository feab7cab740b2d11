import { createDemoFacts } from '../../server/providers/facts/demo-facts.ts';
import type { FactsFeed } from '../../server/providers/facts/facts.port.ts';
import { createDemoFeed } from '../../server/providers/odds-feed/demo/demo-feed.ts';
import { fetchAll } from '../../server/providers/odds-feed/fetch-all.ts';
import type { OddsFeed } from '../../server/providers/odds-feed/odds-feed.port.ts';
import { buildSlate } from './build-slate.ts';
import type { Slate } from './slate.ts';
import { frozen, lastMade, remembering } from './test-slate-memory.ts';

export const DEMO_SEED = 20_260_101;

/** The slate of a feed's batch, as the store would hold it, without a database. */
export async function slateOf(
  feed: OddsFeed,
  facts: FactsFeed | null,
  now: Date,
  odds: Slate['odds'] = feed.odds,
): Promise<Slate> {
  const signal = new AbortController().signal;
  const batch = await fetchAll(feed, now, signal);
  const found = facts ? (await facts.fetchFacts(batch.events, now, signal)).facts : [];
  const slate = buildSlate(
    {
      version: 1,
      events: new Map(batch.events.map(({ prices: _, ...event }) => [event.id, event])),
      prices: new Map(batch.events.map(({ id, prices }) => [id, prices])),
      bookTitles: new Map(batch.books.map(({ key, title }) => [key, title])),
      facts: new Map(found.map((fact) => [fact.id, fact])),
    },
    odds,
    now,
  );
  return remembering(slate);
}

/** Files of one worker ask about the same few moments again and again, and to make a slate takes a third of a second. */
const made = lastMade<Promise<Slate>>(4);

/** Frozen, because other tests read the same. */
export const demoSlateAt = (now: Date, odds: Slate['odds'] = 'demo'): Promise<Slate> =>
  made(`${odds} ${now.getTime()}`, async () => {
    const [feed, facts] = [createDemoFeed({ seed: DEMO_SEED }), createDemoFacts({ seed: DEMO_SEED })];
    return frozen(await slateOf(feed, facts, now, odds));
  });
