import type { Calculation } from '#contract/research/calculate.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';
import { endsOfBets } from './ends-of-bets.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const ASKS =
  /\b(worst|best) case\b|\b(max|most|least)\b.*\b(lose|loss|win)\b|\bwhat (happens|do i|would i|can i)\b|\bhow (does|do|would|can) (it|that|they|this) (end|come out|play out)\b|\bboth (win|hit)\b/;
const EACH = /\b(each|apiece|on both|on each|per bet|a side|per side)\b/;
/** What a book asks on a line whose price is not known. */
const STANDARD_PRICE = '-110';

/**
 * "Giants +16 and Cowboys -15, worst case on 110 each": what two bets against each other come to with one stake on each, in every way in
 * which the game can end. Free. Null: no stake on each is said, or they are not two such bets.
 */
export function twoStakes(read: Tagged): Asked | null {
  const cents = read.amounts.money.find(({ role }) => role === 'stake')?.cents;
  if (cents === undefined || !EACH.test(read.plain) || !ASKS.test(read.plain) || read.says.has('parlay')) return null;
  const [one, other, ...others] = namedBets(read);
  if (!one?.line || !other?.line || others.length > 0) return null;
  const bets = [one, other].map((bet) => {
    const ref = refOf({ ...bet, opponent: null, price: null }, read);
    const stored = typeof ref === 'string' ? ref : storedBet(ref, read);
    return isStored(stored) ? { stored, said: bet.price } : null;
  });
  const [first, second] = bets;
  if (!first || !second) return null;
  const ends = endsOfBets(first.stored, second.stored, first.stored.event, read.nowMs);
  if (!ends) return null;
  const prices = [first, second].map(({ stored, said }) => said ?? stored.price?.text ?? STANDARD_PRICE);
  const calc: Calculation = {
    kind: 'hedge',
    bet: first.stored.name,
    hedgeBet: second.stored.name,
    ends,
    stakeCents: cents,
    price: prices[0],
    hedgePrice: prices[1] ?? STANDARD_PRICE,
    hedgeStakeCents: cents,
  };
  return sumOn(
    [calc],
    first.stored.ref,
    [first, second].flatMap(({ stored, said }) => (said === null ? [priceNote(stored)] : [])),
  );
}

const priceNote = ({ name, price }: StoredBet): string =>
  price
    ? `${name} is at ${price.text} (${price.book}), the best you can get.`
    : `No book where you can bet quotes ${name}, so it is counted at ${STANDARD_PRICE}: name its price for the exact figures.`;
