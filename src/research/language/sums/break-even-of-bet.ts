import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf, refOfFocus, shownBet } from './bets-said.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { lacks, notQuoted, sumOn } from './sum-on-bet.ts';

const BREAKS_EVEN = /\bbreak(s|ing)? ?evens?\b/;
const OTHER_SUMS = [
  'hedge',
  'parlay',
  'teaser',
  'kelly',
  'middle',
  'arbitrage',
  'boost',
  'free_bet',
  'round_robin',
] as const;
const MOST_WORDS = 20;

/** "What % would the Panthers need at MGM to break even": how often a stored bet must win at its price there, else at the best one. Free. */
export function breakEvenOfBet(read: Tagged): Asked | null {
  const { plain, amounts, says, tokens, previous } = read;
  const isElse = OTHER_SUMS.some((other) => says.has(other)) || previous?.ticket === true || tokens.length > MOST_WORDS;
  if (!BREAKS_EVEN.test(plain) || isElse || amounts.prices.length + amounts.money.length + amounts.shares.length > 0)
    return null;
  const ref = betMeant(read);
  if (ref === null) return null;
  if (typeof ref === 'string') return lacks(ref);
  const [book, ...others] = read.books;
  if (others.length > 0) return null;
  const bet = storedBet({ ...ref, price: null, book: book ?? null }, read);
  if (!isStored(bet)) return lacks(bet);
  if (!bet.price) return lacks(`${notQuoted(bet.name, book)}.`);
  const { text, book: at } = bet.price;
  return sumOn([{ kind: 'break_even', price: text }], { ...bet.ref, price: null }, [
    `${bet.name} is ${text} at ${at}${book === undefined ? ', the best price you can get' : ''}.`,
  ]);
}

function betMeant(read: Tagged): BetRefDraft | string | null {
  const [named, ...others] = namedBets(read);
  if (named) return others.length > 0 ? null : refOf({ ...named, price: null, book: null }, read);
  const [only, ...more] = read.previous?.focus ?? [];
  const shown = shownBet(read) ?? (more.length === 0 ? only : undefined);
  return shown && read.mentions.length === 0 && read.previous?.list !== true ? refOfFocus(shown) : null;
}
