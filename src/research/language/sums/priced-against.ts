import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';

const HELD = /\b(have|got|had|took|placed|holding|my|bet|on|in on)\b/;
const NOW = /\b(now|rn|currently|live)\b/;

/**
 * "Got Cowboys +160 for 20 and now Pats are +130": a bet that is held with its stake, and the price of the side against it, which is neither
 * a bet to be judged nor what the first one is at now.
 */
export function pricedAgainst(read: Tagged): boolean {
  if (!HELD.test(read.plain) || !NOW.test(read.plain) || read.amounts.money.length === 0) return false;
  const named = namedBets(read);
  const [first, second] = named.map((bet) => refOf({ ...bet, opponent: null }, read));
  if (named.length !== 2 || !named.every(({ price }) => price !== null)) return false;
  return (
    typeof first === 'object' &&
    typeof second === 'object' &&
    first.eventId === second.eventId &&
    first.market === second.market &&
    first.side !== second.side
  );
}
