import type { BetRefDraft } from '#contract/research/bet.ts';
import { CalculateInput, type Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { percent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';
import { sumOn } from './sum-on-bet.ts';

type Clv = Extract<Calculation, { kind: 'clv' }>;

const ASKS =
  /\b(good|bad|great|nice|decent|solid|ok|okay|smart|worth it|any use|did (i|we) (win|beat|do|get)|do (ok|well)|how did i do|better|worse|beat)\b/;
const CLOSES = /\b(clos(ed|es|ing)|went off( at)?)\b/;
const MOST_WORDS = 14;
const MOST_BEHIND = 9;

/**
 * "Got the Raiders at +120, they closed +100, was that good": yes or no, by which of the two prices is the longer, and no verdict on a bet
 * at either. The same of the two prices that were told before.
 */
export function closeBeaten(read: Tagged, asked: Asked | null): Asked | null {
  if (!ASKS.test(read.plain)) return asked;
  // Of points that were won or lost the price alone says nothing.
  if (asked?.kind === 'calls' && clvIn(asked) && asked.assumed.length > 0) return asked;
  const calc = clvIn(asked) ?? statedIn(read) ?? (isOnward(read, asked) ? onlySum(read.previous, 'clv') : null);
  return calc ? sumOn([calc], betNamed(read), [answerOf(calc, /\b(bad|worse)\b/.test(read.plain))]) : asked;
}

/** The bet of which it is asked is spoken of from here on. */
function betNamed(read: Tagged): BetRefDraft | null {
  const [bet, ...others] = namedBets({ ...read, said: read.said.map((one) => ({ ...one, price: null, book: null })) });
  const ref = bet && others.length === 0 ? refOf({ ...bet, price: null, book: null }, read) : null;
  return typeof ref === 'string' ? null : ref;
}

function clvIn(asked: Asked | null): Clv | null {
  const [call, ...others] = asked?.kind === 'calls' ? asked.calls : [];
  const calc = call && others.length === 0 ? CalculateInput.safeParse(call.input).data?.calc : null;
  return calc?.kind === 'clv' ? calc : null;
}

/** The price that was had comes first. */
function statedIn({ plain, amounts: { prices }, tokens }: Tagged): Clv | null {
  const [one, other, ...more] = prices;
  if (!one || !other || more.length > 0 || tokens.length > MOST_WORDS || !CLOSES.test(plain)) return null;
  return { kind: 'clv', price: one.text, closePrice: other.text };
}

/** Nobody and nothing else is named. */
const isOnward = ({ mentions, amounts, tokens, books }: Tagged, asked: Asked | null): boolean =>
  mentions.length + amounts.prices.length + amounts.money.length + amounts.shares.length + books.length === 0 &&
  tokens.length <= MOST_BEHIND &&
  (asked === null || asked.kind !== 'calls');

function answerOf({ price, closePrice }: Clv, asksBad: boolean): string {
  const [own, close] = [priceTextToDecimal(price), priceTextToDecimal(closePrice)];
  const by = percent(Math.abs(own / close - 1));
  if (own > close)
    return `${asksBad ? 'No, it was good' : 'Yes, it was good'}: ${price} pays ${by} more than the close of ${closePrice}, however the bet ends.`;
  return own < close
    ? `${asksBad ? 'Yes, it was bad' : 'No, it was not good'}: your ${price} pays ${by} less than the close of ${closePrice}.`
    : `Neither: ${price} is where it closed, so the price won and lost nothing.`;
}
