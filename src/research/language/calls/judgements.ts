import { gameLabel } from '../../slate/leagues.ts';
import type { Reading } from '../reading.ts';
import type { Amounts } from './amount.ts';
import { type Asked, calls, say } from './call.ts';
import { resolveBet } from './resolve-bet.ts';
import { hasSubject, type StatedBet, saysBet } from './stated-bets.ts';

const MOST_BETS = 5;

type Judgement = { where: Parameters<typeof resolveBet>[1]; amounts: Amounts };

/** Bets that are stated with a line, a price, a book, a market or a player's number are judged as they are stated. */
export function readJudgement(bets: readonly StatedBet[], { where, amounts }: Judgement): Asked | null {
  const stated = bets.filter((bet) => isStated(bet) || (bets.some(isStated) && saysBet(bet)));
  if (stated.length === 0) return null;
  const resolved = stated.map((bet) => resolveBet(bet, where));
  const refs = resolved.flatMap((one) => ('refs' in one ? one.refs : []));
  const [unresolved] = resolved.flatMap((one) => ('missing' in one ? [one] : []));
  if (unresolved && refs.length === 0) return say(unresolved.missing, unresolved.choices);
  const stakeCents = amounts.money.find(({ role, isSure }) => isSure && role === 'stake')?.cents;
  const input = { bets: refs.slice(0, MOST_BETS), ...(stakeCents !== undefined && { stakeCents }) };
  return calls(
    [{ tool: 'price_bets', input }],
    [...(unresolved ? [unresolved.missing] : []), ...begunNotes(stated, where)],
  );
}

const RECENT_MS = 12 * 3_600_000;

/** Where the game of today has begun the next one is meant, and it is said. */
function begunNotes(bets: readonly StatedBet[], { nowMs }: Judgement['where']): string[] {
  const games = bets.flatMap(({ side, player }) => (player ?? side)?.begun ?? []);
  const recent = games.filter(({ startsAt }) => nowMs - startsAt.getTime() < RECENT_MS);
  return [...new Set(recent.map((event) => `${gameLabel(event)} has begun; this is the next game.`))];
}

function isStated(bet: StatedBet): boolean {
  if (!hasSubject(bet)) return false;
  const { line, price, market, player, direction, book } = bet;
  if (line !== null || price !== null || market !== null || bet.propMarket !== null) return true;
  return (player !== null && direction !== null) || (book !== null && saysBet(bet));
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
    (TALK.has(intent) && bets.some((bet) => hasSubject(bet) && (bet.line !== null || bet.price !== null))) ||
    (minDecimal === null && maxDecimal === null && (line !== null || statedDecimal !== null)));
