import { marketConsensus } from '#engine/picks/market-consensus.ts';
import { buildSlate } from '#research/slate/build-slate.ts';
import type { Slate } from '#research/slate/slate.ts';
import { keptMarket, pricedMarket, THREE_WAY } from '#research/slate/three-way.ts';
import { toEngineMarket } from '#research/tools/best-bets/candidates.ts';
import type { OwnBet, OwnBets } from '#research/tools/look-up/own-bet.ts';
import { selectionLine } from '#research/words/pick-label.ts';
import type { Db } from '../../platform/database/database.ts';
import { gradeClose } from '../results/grade-closes.ts';
import { type CloseRow, listCloses, listOwnBets, type OwnBetRow } from './own-bets.repo.ts';

/** Far more than anybody pages through at the desk. */
const BETS_READ = 200;

/** The bets that answers gave a user, graded by the results that are stored and valued by the closes. */
export async function readOwnBets(db: Db, userId: string): Promise<OwnBets> {
  const rows = await listOwnBets(db, userId, BETS_READ);
  const closes = await listCloses(db, rows);
  const bets = rows.map((row) => toOwnBet(row, closes.filter(isOf(row))));
  return { bets, total: rows[0]?.total ?? 0 };
}

const isOf =
  (row: OwnBetRow) =>
  (close: CloseRow): boolean =>
    close.eventId === row.eventId && close.player === row.player && close.market.endsWith(pricedMarket(row.market));

function toOwnBet(row: OwnBetRow, closes: readonly CloseRow[]): OwnBet {
  const { pick, game, sport, bookKey, decimal, verdict, units, odds } = row;
  return {
    ...{ pick, game, sport, bookKey, decimal, verdict, units, odds },
    startsAt: new Date(row.startsAtMs),
    shownAt: new Date(row.shownAtMs),
    state: stateOf(row),
    closeChance: closeChance(row, closes),
  };
}

function stateOf(row: OwnBetRow): OwnBet['state'] {
  const { status, sportKey, market, selection, line, decimal, homeScore, awayScore, detail } = row;
  if (status === null || sportKey === null) return 'open';
  const lineHundredths = Math.round((line ?? 0) * 100);
  const end = { status, homeScore, awayScore, detail: detail ?? '' };
  const winner = { market: pricedMarket(market), withDraw: market === THREE_WAY };
  const bet = { sportKey, ...winner, selection, lineHundredths, oddsDecimal: decimal };
  return gradeClose({ ...bet, ...end }) ?? 'undecided';
}

/** What the books' last prices say of the bet, all of which stood when its game began. */
function closeChance(row: OwnBetRow, closes: readonly CloseRow[]): number | null {
  const slate = slateAtStart(row, closes);
  const [event] = slate.events;
  const market = event?.markets.find(
    (one) =>
      keptMarket({ sportKey: row.sportKey ?? '' }, one) === row.market &&
      one.player === row.player &&
      one.outcomes.includes(row.selection) &&
      selectionLine(one, row.selection) === row.line,
  );
  if (!event || !market) return null;
  const fair = marketConsensus(toEngineMarket(event, market, null), row.startsAtMs - 1);
  return fair?.probabilities[market.outcomes.indexOf(row.selection)] ?? null;
}

function slateAtStart({ eventId, sportKey, sport, odds, startsAtMs }: OwnBetRow, closes: readonly CloseRow[]): Slate {
  const startsAt = new Date(startsAtMs);
  const quotedAt = new Date(startsAtMs - 1);
  const event = { id: eventId, sportKey: sportKey ?? '', sportTitle: sport, home: '', away: '', startsAt };
  const stored = {
    version: 0,
    events: new Map([[eventId, event]]),
    prices: new Map([[eventId, closes.map((close) => ({ ...close, quotedAt }))]]),
    bookTitles: new Map<string, string>(),
    facts: new Map(),
  };
  return buildSlate(stored, odds, quotedAt);
}
