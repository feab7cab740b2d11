import type { SideChange } from '../slate/prices-at.ts';
import type { Slate } from '../slate/slate.ts';
import { recordedSeries } from '../slate/test-recorded-slate.ts';
import { selectionLine } from '../words/pick-label.ts';
import { worldOf } from './test-worlds.ts';
import { historyKey, type Loaded, type Need, type World } from './world.ts';

/** What was recorded by series, as the history of prices would hold it; by `historyKey`, oldest first. */
export type TestHistory = Map<string, SideChange[]>;

/** The changes from slate to slate: what appeared, moved or went, withdrawals first. */
export function historyOf(slates: readonly { slate: Slate; now: Date }[]): TestHistory {
  const history: TestHistory = new Map();
  let before = new Map<string, { key: string; change: SideChange }>();
  for (const { slate, now } of slates) {
    const offered = offersIn(slate, now);
    const note = (key: string, change: SideChange) => history.set(key, [...(history.get(key) ?? []), change]);
    for (const [id, { key, change }] of before)
      if (!offered.has(id)) note(key, { ...change, at: now, oddsDecimal: null });
    for (const [id, { key, change }] of offered)
      if (before.get(id)?.change.oddsDecimal !== change.oddsDecimal) note(key, change);
    before = offered;
  }
  return history;
}

function offersIn({ events }: Slate, now: Date): Map<string, { key: string; change: SideChange }> {
  const offers = events
    .filter(({ startsAt }) => startsAt > now)
    .flatMap((event) =>
      event.markets.flatMap((market) =>
        market.quotes.flatMap(({ bookKey, decimals }) =>
          market.outcomes.map((selection, at) => {
            const key = historyKey({ eventId: event.id, market: market.market, player: market.player });
            const lineHundredths = Math.round((selectionLine(market, selection) ?? 0) * 100);
            const change = { bookKey, selection, lineHundredths, oddsDecimal: decimals[at] ?? null, at: now };
            return [`${key}|${bookKey}|${selection}|${lineHundredths}`, { key, change }] as const;
          }),
        ),
      ),
    );
  return new Map(offers);
}

/** What the server would have loaded for these needs. */
export function loadedFrom(history: TestHistory, needs: readonly Need[]): Loaded {
  const keys = needs.flatMap((need) => (need.kind === 'line_history' ? [historyKey(need)] : []));
  return { lineHistory: new Map(keys.map((key) => [key, history.get(key) ?? []])) };
}

/** A day of recorded baseball at its last snapshot before the games, with all that was recorded until then; none where it is absent. */
export function recordedBaseball(last: string): { world: World; history: TestHistory }[] {
  const slates = recordedSeries().filter(({ name }) => name <= last);
  const at = slates.at(-1);
  return at ? [{ world: worldOf(at.slate, at.now), history: historyOf(slates) }] : [];
}
