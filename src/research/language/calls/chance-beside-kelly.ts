import type { Token } from '#engine/names/tokenise.ts';
import type { Reading } from '../reading.ts';
import type { Amounts } from './amount.ts';
import { plainText } from './plain-text.ts';
import { sumsOf } from './sums-of.ts';

const LEAST = 5;
const MOST = 95;
const REACH = 6;
const OWN =
  /\b(my|own) (number|chance|prob|probability|estimate|model|percent|percentage)( (is|was|says|has|at|of|it|its|them|on))*( like| about| around)?$|\b(i|ive|we) (make|made|have|got|cap|capped|think|say)( (it|them|him|her|that|this))( (at|as|to be|is|like|about|around))*$/;
/** Of these the same words say a line. */
const OF_LINES = /^(totals?|over|under|points?|line|spread|runs|goals)$/;
/** Behind the number: it is money, or a count. */
const COUNTED = /^(bucks|dollars|units?|u|k|points?|pts|legs?|games?|bets?|roll|bankroll)$/;

/** "If my number is 50.5" behind a stake by a chance of his own: how often he says that it wins, and no line of a bet. */
export function chanceBesideKelly(amounts: Amounts, tokens: readonly Token[], previous: Reading | null): Amounts {
  const isOfOwn = sumsOf(previous).some((sum) => (sum.kind === 'kelly' || sum.kind === 'ev') && sum.fromBooks !== true);
  if (!isOfOwn || amounts.shares.length > 0 || tokens.some(({ text }) => OF_LINES.test(text))) return amounts;
  const at = tokens.findIndex(
    (token, place) =>
      isBare(token) &&
      !COUNTED.test(tokens[place + 1]?.text ?? '') &&
      OWN.test(plainText(tokens.slice(Math.max(0, place - REACH), place))),
  );
  const value = tokens[at]?.number?.value;
  if (value === undefined) return amounts;
  const isOther = ({ from }: { from: number }): boolean => from !== at;
  return {
    ...amounts,
    shares: [{ from: at, to: at + 1, share: value / 100 }],
    prices: amounts.prices.filter(isOther),
    money: amounts.money.filter(isOther),
    lines: amounts.lines.filter(isOther),
    counts: amounts.counts.filter(isOther),
  };
}

const isBare = ({ number }: Token): boolean =>
  number !== null &&
  number.sign === null &&
  !number.dollars &&
  !number.percent &&
  number.suffix === '' &&
  number.value >= LEAST &&
  number.value <= MOST;
