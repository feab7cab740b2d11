import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { dollars, list } from '../../words/format.ts';
import { saysParlay } from '../calls/parlay-calls.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets } from '../sums/bets-said.ts';
import { endsOfBets } from '../sums/ends-of-bets.ts';
import { returnsAt } from '../sums/returns-at.ts';
import type { StoredBet } from '../sums/stored-bet.ts';
import { bestHedge } from './best-hedge.ts';
import type { Position } from './position.ts';
import { bestWay, weigh } from './weighed.ts';

/** "Bet the Bills at +150" is about to be done, and "got the Bills at +150" may be what a book shows; "I got them", "grabbed them" is done. */
const TAKEN =
  /^(so |well |just |ok |okay |alright |yo |hey )*((i|ive|we|weve)( just| already)? (took|grabbed|bet|placed|locked in|hammered|played|put in|bought|got|got in on|have|had)|(just |already )?(took|grabbed|placed|locked in|hammered|bought|got \$?\d+ on))\b/;
const OF_NUMBER =
  /\b(good|decent|great|solid|nice|ok|okay|bad|terrible|a fair|the best) (number|price|line|odds|value|deal)\b|\bdid i (do (ok|okay|good|well|alright)|overpay|get (ripped|robbed))\b|\bhow did i do\b|\bwas (it|that|this) (a )?(good|bad)\b/;

/** "I got the Eagles -2.5 at -105, good number?": of one bet that is made it is asked how good its price is. */
export const asksOfNumber = (read: Tagged): boolean =>
  OF_NUMBER.test(read.plain) &&
  TAKEN.test(read.plain) &&
  read.amounts.prices.length === 1 &&
  namedBets(read).length === 1 &&
  !saysParlay(read.tokens) &&
  !/\bhedg/.test(read.plain);

const EXAMPLE_CENTS = 100_00;
/** A price this near to fair is about fair, as a share of the stake. */
const LEVEL = 0.005;

/** By yes or no: the price that was taken against the fair one and the best there is now, and what to do about the bet. */
export function numberTold(bet: StoredBet, price: string, read: Tagged): string {
  const own = priceTextToDecimal(price);
  const value = bet.win * own + bet.push - 1;
  const fair = formatAmerican((1 - bet.push) / bet.win);
  const word = Math.abs(value) < LEVEL ? 'about as much as' : value > 0 ? 'more than' : 'less than';
  const lead =
    Math.abs(value) < LEVEL ? 'It was a fair number' : value > 0 ? 'Yes, a good number' : 'No, not a good number';
  return `${lead}: ${price} pays ${word} fair, ${fair}${besideNow(bet, own, value)}. ${whatNow(bet, price, read)}`;
}

function besideNow({ price: now }: StoredBet, own: number, value: number): string {
  if (now === null) return '; no book where you can bet quotes it now, so that is estimated from the lines beside it';
  const at = `${now.text} at ${now.book}`;
  if (own > now.decimal) return `, ${value < -LEVEL ? 'though' : 'and'} more than any book does now (${at})`;
  return own < now.decimal ? `, ${value > LEVEL ? 'though' : 'and'} ${at} pays more now` : `, and ${at} is as much now`;
}

/** It is made, so that all that is left is to keep it or to hedge it. */
export function whatNow(bet: StoredBet, price: string, read: Tagged): string {
  const position: Position = {
    bet,
    price,
    stakeCents: EXAMPLE_CENTS,
    returnsCents: returnsAt(EXAMPLE_CENTS, price),
    offerCents: null,
    isTicket: false,
    isNew: true,
    namesOther: false,
    against: null,
    otherPrice: null,
    numbers: {},
  };
  const hedge = bestHedge(position, read);
  if (hedge === null)
    return 'It is placed, so there is nothing to do: no book where you can bet has the other side at that line or better.';
  const weighed = weigh(position, hedge, null);
  const both = endsOfBets(bet, hedge.bets[0].bet, bet.event, read.nowMs)?.find(
    ({ first, second }) => first === 'win' && second === 'win',
  );
  const against = list(
    hedge.bets.map((one) => `${one.name} at ${one.price}${one.book === null ? '' : ` (${one.book})`}`),
  );
  if (both)
    return `It is placed, so there is nothing to do. ${against} would hedge it and leave a middle: both win with ${both.when}.`;
  return bestWay(weighed) === 'hedge'
    ? `It is placed; a hedge with ${against} costs nothing on average, if you would rather be sure.`
    : `It is placed, so there is nothing to do: a hedge with ${against} would cost ${dollars(weighed.worthCents - hedge.averageCents)} on average for each $100 on it.`;
}
