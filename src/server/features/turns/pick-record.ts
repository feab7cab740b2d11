import type { Slate } from '#research/slate/slate.ts';
import { keptMarket } from '#research/slate/three-way.ts';
import type { PickDraft } from '#research/tools/best-bets/pick-draft.ts';
import type { JudgedBet } from '#research/tools/tool.ts';
import { selectionLine } from '#research/words/pick-label.ts';
import type { PickRecord } from './turns.repo.ts';

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
    market: keptMarket(event, market),
    selection,
    player: market.player,
    line: pick.line,
    bookKey: priced.book,
    oddsDecimal: priced.decimal,
    priceAt: new Date(Math.min(priced.quotedAtMs, shownAt.getTime())),
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

/** The same of a bet that a tool of the desk judged. */
export function recordOfBet(
  bet: JudgedBet,
  { slate, ...record }: Pick<PickRecord, 'id' | 'analysisId' | 'shownAt'> & { slate: Slate },
): PickRecord {
  const { eventId, game, pick, line, verdict, confidence, units, edge, worstDecimal } = bet;
  const { market, quotedAtMs } = pricedAs(bet, slate);
  const shownMs = record.shownAt.getTime();
  return {
    ...record,
    ...{ eventId, game, pick, market, line, verdict, confidence, units, edge, worstDecimal },
    sport: bet.league,
    startsAt: new Date(bet.startsAt),
    selection: bet.side,
    player: bet.player ?? '',
    bookKey: bet.bookKey,
    oddsDecimal: bet.decimal,
    priceAt: new Date(Math.min(quotedAtMs ?? shownMs - bet.ageSeconds * 1_000, shownMs)),
    fairProbability: bet.fairChance,
    odds: slate.odds,
  };
}

/** Its market as it is kept, and when it was quoted to the moment, where the bet knows whole seconds. */
function pricedAs({ eventId, market, player, side, line, bookKey }: JudgedBet, { events }: Slate) {
  const event = events.find(({ id }) => id === eventId);
  const found = event?.markets.find(
    (one) => one.market === market && one.player === (player ?? '') && selectionLine(one, side) === line,
  );
  const quotedAtMs = found?.quotes.find((quote) => quote.bookKey === bookKey)?.quotedAt.getTime();
  return { market: event && found ? keptMarket(event, found) : market, quotedAtMs };
}
