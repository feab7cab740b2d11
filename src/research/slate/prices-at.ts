import { buildSlate } from './build-slate.ts';
import type { LineChange } from './line-series.ts';
import type { FeedPrice, Selection } from './price.ts';
import type { SlateEvent, SlateMarket } from './slate.ts';

/** One recorded change of the price of one side. */
export type SideChange = LineChange & { selection: Selection };

/** What each book offered at a moment, by the changes of one market that were recorded until then, oldest first. */
export function pricesAt(
  changes: readonly SideChange[],
  { market, player }: Pick<FeedPrice, 'market' | 'player'>,
  atMs: number,
): FeedPrice[] {
  const offered = new Map<string, FeedPrice>();
  for (const { bookKey, selection, lineHundredths, oddsDecimal, at } of changes) {
    if (at.getTime() > atMs) continue;
    const key = `${bookKey}|${selection}|${lineHundredths}`;
    if (oddsDecimal === null) offered.delete(key);
    // What was on offer was on offer until then, however long ago its price was set.
    else
      offered.set(key, { bookKey, market, selection, player, lineHundredths, oddsDecimal, quotedAt: new Date(atMs) });
  }
  return [...offered.values()];
}

/** The markets of a game that these prices make, as the slate of that moment had them. */
export function marketsOf(event: SlateEvent, prices: readonly FeedPrice[], atMs: number): readonly SlateMarket[] {
  const stored = {
    version: 0,
    events: new Map([[event.id, event]]),
    prices: new Map([[event.id, prices]]),
    bookTitles: new Map<string, string>(),
    facts: new Map(),
  };
  return buildSlate(stored, 'live', new Date(Math.min(atMs, event.startsAt.getTime()))).events[0]?.markets ?? [];
}
