import type { PastOdds, PastPrice } from '../past-odds.port.ts';
import { type DemoQuote, type Shown, shownAt, shownBetween } from './demo-quotes.ts';
import { type DemoFixture, demoFixtures, findDemoFixture } from './demo-schedule.ts';
import { createDemoWorld, type DemoWorld } from './demo-world.ts';

const DAY_MS = 86_400_000;
/** However long a price stood, its history is not written further back. */
const LONGEST_CLOSE_MS = 12 * 3_600_000;
const MAIN_MARKETS = new Set(['moneyline', 'spread', 'total']);

/** How the demo's prices came about: what its feed would have shown, had anybody looked. */
export function createDemoPastOdds(options: { seed: number }): PastOdds {
  const world = createDemoWorld(options.seed);
  return {
    listGames(startedAfter, now) {
      const daysBefore = Math.max(0, Math.ceil((now.getTime() - startedAfter.getTime()) / DAY_MS));
      return demoFixtures(options.seed, now, daysBefore)
        .filter(({ startsAt }) => startsAt > startedAfter)
        .map(({ id, sport, home, away, startsAt }) => ({
          id,
          sportKey: sport.key,
          sportTitle: sport.title,
          home,
          away,
          startsAt,
        }));
    },
    closesOf(gameId) {
      const fixture = findDemoFixture(options.seed, gameId);
      return fixture ? closes(world, fixture) : [];
    },
    movesOf(gameId, from, to) {
      const fixture = findDemoFixture(options.seed, gameId);
      const quotes = fixture ? world.quotesOf(fixture) : [];
      return quotes
        .filter(({ market }) => MAIN_MARKETS.has(market.market))
        .flatMap((quote) => moves(quote, from.getTime(), to.getTime()));
    },
  };
}

function closes(world: DemoWorld, fixture: DemoFixture): PastPrice[] {
  const lastMs = fixture.startsAt.getTime() - 1;
  return world.quotesOf(fixture).flatMap((quote) => {
    const shown = shownAt(quote, lastMs);
    const at = new Date(Math.max(shown.fromMs ?? 0, lastMs - LONGEST_CLOSE_MS));
    return shown.prices.map((price) => ({ ...price, at }));
  });
}

function moves(quote: DemoQuote, fromMs: number, toMs: number): PastPrice[] {
  const first = shownAt(quote, fromMs);
  const changes: PastPrice[] = first.prices.map((price) => ({ ...price, at: new Date(fromMs) }));
  let before: Shown = first;
  for (const { atMs, shown } of shownBetween(quote, fromMs, toMs)) {
    changes.push(...changesOf(before, shown, new Date(atMs)));
    before = shown;
  }
  return changes;
}

/** A line that moved goes at the old line and comes at the new one, as it does when two refreshes are compared. */
function changesOf(before: Shown, after: Shown, at: Date): PastPrice[] {
  return after.prices.flatMap((price, i): PastPrice[] => {
    const old = before.prices[i];
    if (old === undefined || old.lineHundredths === price.lineHundredths) {
      return old?.oddsDecimal === price.oddsDecimal ? [] : [{ ...price, at }];
    }
    return [
      { ...old, oddsDecimal: null, at },
      { ...price, at },
    ];
  });
}
