import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Spoken } from '../reading.ts';
import { type DerivedBet, fairChanceOf } from './derived-bet.ts';
import { chanceWords, fairPrice, fairWords, needWords, noPriceWords, payoutWords, worthWords } from './tell-derived.ts';

const NEED = /\b(break ?even|(need|needs|have|has|got) (it |that |them |this )?to (hit|win|cash)|how often)\b/;
const WHICH_WAY = /\b(way|ways|make it|build it|synthetic|cheaper|instead)\b/;
const BOOK =
  /\b(who|whos|where|which book|what book|any ?book|books?|anyone|anybody|best (price|odds|number|line)|shop)\b/;
const CHANCE = /\b(chances?|likely|likelihood|prob\w*|percent|hits?|wins?)\b|%/;
const FAIR =
  /\b(fair|true|real|no vig|should (it|that|this|they|i) (be|pay|get)|(whats|what is|what) .*\b(price|odds|be|worth|pay|line|number)|price|odds)\b/;
const WORTH =
  /\b(ev|edge|value|worth|good|bad|ok|fine|play|bet|take|smash|should i|do i|thoughts|yes or no|think|like)\b/;
const MOST_WORDS = 14;

/** What is asked of such a bet behind its answer: another price, money on it, how often, who sells it. Null: something else is. */
export function onOfDerived(bet: DerivedBet, read: Tagged, leftAs: (bet: DerivedBet) => Spoken): Asked | null {
  const { tokens, amounts } = read;
  if (tokens.length > MOST_WORDS || amounts.lines.some(({ signed }) => signed) || amounts.prices.length > 1)
    return null;
  const [price] = amounts.prices;
  const own = price ? { ...bet, price: { text: price.text, decimal: price.decimal } } : bet;
  const text = wordsOf(own, read, price !== undefined);
  return text === null ? null : say(text, [], leftAs(own));
}

function wordsOf(bet: DerivedBet, read: Tagged, isPriced: boolean): string | null {
  const { plain, amounts } = read;
  const [money, ...others] = amounts.money;
  if (money && others.length === 0) return paidWords(bet, money.cents);
  if (NEED.test(plain)) return needWords(bet);
  if (isPriced && bet.price) return worthWords(bet, bet.price);
  if (BOOK.test(plain) || WHICH_WAY.test(plain)) return `${noPriceWords(bet, read)} ${fairWords(bet)}`;
  if (CHANCE.test(plain)) return chanceWords(bet);
  if (FAIR.test(plain) && !(bet.price && /\b(worth|good)\b/.test(plain))) return fairWords(bet);
  return WORTH.test(plain) ? valueWords(bet, read) : null;
}

function paidWords(bet: DerivedBet, stakeCents: number): string {
  const fair = { text: fairPrice(bet), decimal: 1 / fairChanceOf(bet) };
  const paid = payoutWords(bet, stakeCents, bet.price ?? fair);
  return bet.price ? paid : `${paid} That is at the fair price: I have no book’s.`;
}

const valueWords = (bet: DerivedBet, read: Tagged): string =>
  bet.price
    ? worthWords(bet, bet.price)
    : `It is worth a bet above ${fairPrice(bet)} and not below. ${noPriceWords(bet, read)} Tell me the price you see.`;
