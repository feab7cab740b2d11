import type { PickDraft } from '../analysis/pick-draft.ts';
import type { PickRecord } from './picks.repo.ts';

/** The row that a shown pick leaves behind: enough to grade it and to prove what was claimed. */
export function pickRecord(
  { candidate, pick }: PickDraft,
  analysisId: string,
  odds: 'live' | 'demo',
  shownAt: Date,
): PickRecord {
  const { priced, event, market, selection } = candidate;
  return {
    id: pick.id,
    analysisId,
    eventId: event.id,
    sport: pick.sport,
    game: pick.game,
    startsAt: event.startsAt,
    pick: pick.pick,
    market: market.market,
    selection,
    player: market.player,
    line: pick.line,
    bookKey: priced.book,
    oddsDecimal: priced.decimal,
    priceAt: new Date(priced.quotedAtMs),
    fairProbability: priced.fairProbability,
    edge: priced.edge,
    verdict: priced.verdict,
    confidence: priced.confidence,
    units: priced.units,
    worstDecimal: priced.worstDecimal,
    odds,
    shownAt,
  };
}
