import { coverDecimal } from '#engine/odds/free-bet.ts';
import { shortTeam } from '../../words/short-names.ts';
import type { Tagged } from '../calls/tagged.ts';
import { offersOnMarket } from '../compared/market-of-bet.ts';
import { isStored, storedBet } from '../sums/stored-bet.ts';
import type { DerivedBet } from './derived-bet.ts';

/** What pays less hardly gives more than the stake back. */
const LEAST_DECIMAL = 1.001;

/** A way to have a bet that no book sells by its name, with what it pays at the best prices that can be taken. */
export type Way = { decimal: number; words: string };

/** The handicap that is settled alike, and the win with the draw beside it; the one that pays most first. */
export function waysToMake(bet: DerivedBet, read: Tagged): Way[] {
  const ways = [handicap(bet, read), twoBets(bet, read)].flatMap((way) => way ?? []);
  return ways.toSorted((a, b) => b.decimal - a.decimal);
}

/** Half a goal more wins on a draw too, and a goal line of none gives the stake back. */
function handicap({ event, kind, side }: DerivedBet, read: Tagged): Way | null {
  if (side === 'no') return null;
  const line = kind === 'double_chance' ? 0.5 : 0;
  const found = storedBet({ eventId: event.id, market: 'spread', side, line, player: null }, read);
  if (!isStored(found) || !found.price) return null;
  const { decimal, text, book } = found.price;
  const name = `${shortTeam(event[side])} ${line === 0 ? '0' : '+0.5'}`;
  return { decimal, words: `${name}, which is settled alike, is ${text} at ${book}` };
}

/**
 * Two bets at the best three-way prices a and b. Both ends covered alike pay 1 / (1/a + 1/b); with the stake back on a draw at b, the win at
 * a pays a (1 - 1/b), as 1/b of the money is on the draw.
 */
function twoBets({ event, kind, side }: DerivedBet, read: Tagged): Way | null {
  const sides = offersOnMarket(
    { eventId: event.id, market: 'moneyline', side: 'home', line: null, player: null },
    read,
  );
  const best = (of: 'home' | 'draw' | 'away') =>
    sides.find((one) => one.side === of)?.offers.find(({ canTake }) => canTake) ?? null;
  const [first, second] = side === 'no' ? (['home', 'away'] as const) : ([side, 'draw'] as const);
  const [one, two] = [best(first), best(second)];
  if (!one || !two) return null;
  const nameOf = (of: 'home' | 'draw' | 'away') => (of === 'draw' ? 'the draw' : shortTeam(event[of]));
  const isReturned = kind === 'draw_no_bet';
  const both = coverDecimal([one.decimal, two.decimal]);
  const decimal = isReturned ? one.decimal * (1 - 1 / two.decimal) : both;
  const share = (isReturned ? 1 : both) / two.decimal;
  // Beside a heavy favorite the draw takes more than it leaves: that pays less than its stake.
  if (decimal <= LEAST_DECIMAL) return null;
  return {
    decimal,
    words: `${nameOf(first)} at ${read.odds(one.decimal)} (${one.book}) with ${Math.round(share * 100)}% of the stake on ${nameOf(second)} at ${read.odds(two.decimal)} (${two.book}) makes ${read.odds(decimal)}`,
  };
}
