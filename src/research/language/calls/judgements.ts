import type { BetRefDraft } from '#contract/research/bet.ts';
import { MOST_BETS } from '#contract/research/price-bets.ts';
import { gameLabel } from '../../slate/leagues.ts';
import type { Reading, TimeWindow } from '../reading.ts';
import type { Amounts } from './amount.ts';
import { BEGUN_NOTE } from './begun-note.ts';
import { byPlayer } from './board-calls.ts';
import { type Asked, calls, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import { hasSubject, type StatedBet, saysBet } from './stated-bets.ts';

/** More bets take another table each. */
const MOST_TABLES = 3;

type Judgement = { where: Parameters<typeof resolveBet>[1]; amounts: Amounts };

/** Bets that are stated with a line, a price, a book, a market or a player's number are judged as they are stated. */
export function readJudgement(bets: readonly StatedBet[], { where, amounts }: Judgement): Asked | null {
  const stated = bets.filter((bet) => isStated(bet) || (bets.some(isStated) && saysBet(bet)));
  if (stated.length === 0) return null;
  const asked = { ...where, window: windowBeside(stated, where.window) };
  const hasPeriod = stated.some(({ period }) => period !== null);
  const resolved = stated.map((bet) => resolveBet(bet, hasPeriod ? { ...asked, period: periodOf(bet) } : asked));
  const refs = different(resolved.flatMap((one) => ('refs' in one ? one.refs : [])));
  const missing = resolved.flatMap((one) => ('missing' in one ? [one] : []));
  const unresolved = [...new Set(missing.map((one) => one.missing))];
  const boards = missing.find((one) => one.boards)?.boards;
  if (refs.length === 0 && boards) return byPlayer(boards);
  const unsold = missing.filter(({ unsoldOf }) => unsoldOf !== undefined);
  // "To win and both to score" is no bet on the winner.
  const isJoined = stated.filter(({ price }) => price !== null).length < 2;
  const isPart = isJoined && unsold.some(({ unsoldOf }) => refs.some(({ eventId }) => eventId === unsoldOf));
  if (refs.length === 0 || isPart) {
    const text = unresolved.join(' ');
    const absent = unsold.length > 0 ? { absent: text } : {};
    return say(text, missing.find(({ choices }) => choices.length > 0)?.choices, absent);
  }
  const stakeCents = amounts.money.find(({ role, isSure }) => isSure && role === 'stake')?.cents;
  const tables = tablesOf(refs).map((of) => ({ bets: of, ...(stakeCents !== undefined && { stakeCents }) }));
  return calls(
    tables.slice(0, MOST_TABLES).map((input) => ({ tool: 'price_bets', input })),
    [
      ...unresolved,
      ...leftOut(refs.length),
      ...begunNotes(
        stated.filter((_, at) => 'refs' in (resolved[at] ?? {})),
        where,
      ),
    ],
  );
}

/** Of several bets each has its own: "Rangers F5 ML, Yankees ML". */
const periodOf = ({ period }: StatedBet): string | null => (period === 'whole_game' ? null : period);

/** "Steph over 22.5, over at FanDuel": said once more, with its price or its book, it is the same bet. */
function different(refs: readonly BetRefDraft[]): BetRefDraft[] {
  const known = [...new Map(refs.map((ref) => [JSON.stringify(ref), ref])).values()];
  return known.filter((ref, at) => !known.some((other, place) => place !== at && saysMore(other, ref)));
}

const saysMore = ({ price, book, ...bet }: BetRefDraft, than: BetRefDraft): boolean => {
  const { price: itsPrice, book: itsBook, ...same } = than;
  const isMore = (own: unknown, its: unknown) => its == null || own === its;
  const isSame = JSON.stringify(ofBet(bet)) === JSON.stringify(ofBet(same));
  return isSame && isMore(price, itsPrice) && isMore(book, itsBook);
};

/** What makes it another bet. */
const ofBet = ({ eventId, market, period, side, line, player }: Omit<BetRefDraft, 'price' | 'book'>) => [
  eventId,
  market,
  period ?? null,
  side,
  line ?? null,
  player ?? null,
];

/** As many bets in each table, no more than one takes. */
function tablesOf(refs: readonly BetRefDraft[]): BetRefDraft[][] {
  const count = Math.ceil(refs.length / MOST_BETS);
  const size = Math.min(MOST_BETS, Math.ceil(refs.length / count));
  return Array.from({ length: count }, (_, at) => refs.slice(at * size, (at + 1) * size));
}

const leftOut = (count: number): string[] =>
  count > MOST_BETS * MOST_TABLES
    ? [`The first ${MOST_BETS * MOST_TABLES} of ${count} bets are judged; ask for the others in another message.`]
    : [];

const HALF_DAY_MS = 12 * 3_600_000;

/** "Portugal 4/11": a price, and no day in April. */
function windowBeside(bets: readonly StatedBet[], window: TimeWindow | null): TimeWindow | null {
  if (window === null) return null;
  const noon = new Date(window.fromMs + HALF_DAY_MS);
  const day = `${noon.getUTCMonth() + 1}/${noon.getUTCDate()}`;
  return bets.some(({ price }) => price === day) ? null : window;
}

const RECENT_MS = 12 * 3_600_000;

/** Where the game of today has begun the next one is meant, and it is said. */
function begunNotes(bets: readonly StatedBet[], { nowMs }: Judgement['where']): string[] {
  const games = bets.flatMap(({ side, player }) => (player ?? side)?.begun ?? []);
  const recent = games.filter(({ startsAt }) => nowMs - startsAt.getTime() < RECENT_MS);
  return [...new Set(recent.map((event) => `${gameLabel(event)} ${BEGUN_NOTE}`))];
}

function isStated(bet: StatedBet): boolean {
  if (!hasSubject(bet)) return false;
  const { line, price, market, direction, book } = bet;
  if (line !== null || price !== null || market !== null || bet.propMarket !== null) return true;
  return direction !== null || (book !== null && saysBet(bet));
}

/** What looks like talk and states a bet is no talk. */
const TALK: ReadonlySet<Reading['intent']> = new Set<Reading['intent']>(['small_talk', 'out_of_scope', 'bankroll']);

const JUDGED: ReadonlySet<Reading['intent']> = new Set<Reading['intent']>(['slip_check', 'compare', 'one_game']);

/** Limits on the odds are wishes for picks; a price that is stated is one to be judged. */
export const asksJudgement = (
  { intent, minDecimal, maxDecimal, line, statedDecimal, count, topic }: Reading,
  bets: readonly StatedBet[],
): boolean =>
  intent !== 'parlay' &&
  topic !== 'place_wager' &&
  count === null &&
  (JUDGED.has(intent) ||
    bets.some(isOfPlayer) ||
    (TALK.has(intent) && bets.some((bet) => hasSubject(bet) && (bet.line !== null || bet.price !== null))) ||
    (minDecimal === null && maxDecimal === null && (line !== null || statedDecimal !== null || bets.some(isPriced))) ||
    bets.filter(isPriced).length > 1);

/** "Brunson points, which over is better": a side of his number, and no wish for the best of them. */
const isOfPlayer = ({ player, direction, propMarket, stats }: StatedBet): boolean =>
  player !== null && direction !== null && (propMarket !== null || stats.length > 0);

const isPriced = (bet: StatedBet): boolean => hasSubject(bet) && bet.price !== null && bet.line !== null;
