import { percent } from '../../words/format.ts';
import type { MoneyAmount } from './amount.ts';
import { recordOf } from './record-calculations.ts';
import { chanceAt, kellyPartIn, rateOrEdgeOf, sharesOf } from './share-roles.ts';
import {
  fairPriceOf,
  MOST_AT_ONCE,
  moneyIn,
  ofEach,
  type ReadSum,
  type Sum,
  stakeIn,
  textOf,
  withNote,
} from './sum.ts';

/** What a bet at a price is worth, needs and deserves. */

export const kellyOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  const fair = fairPriceOf(sum);
  const price = amounts.prices.find((one) => one !== fair);
  const chance = chanceAt(sum, price?.decimal);
  if (!price && !sum.hasSides && !says.has('kelly') && asksStakeOfEdge(sum)) return EDGE_ALONE;
  const asksStake =
    says.has('kelly') ||
    (((says.has('how_much') && !ASKS_EDGE.test(textOf(sum))) || ASKS_STAKE.test(textOf(sum))) &&
      chance !== undefined &&
      !ASKS_RETURN.test(textOf(sum)));
  if (!asksStake || (!price && amounts.shares.length === 0)) return null;
  if (!price || chance === undefined) return kellyLacks(sum, price?.text);
  const fraction = kellyPartIn(sum);
  const money = moneyIn(sum);
  const bankroll = money.find(({ role }) => role === 'bankroll') ?? money[0] ?? largeSumIn(sum);
  return withNote(
    {
      kind: 'kelly',
      price: price.text,
      chance,
      ...(fraction !== undefined && fraction <= 1 && { fraction }),
      ...(bankroll && { bankrollCents: bankroll.cents }),
    },
    ...stakeBesideIt(sum, { decimal: price.decimal, chance, fraction: fraction ?? 1 }),
  );
};

/** "4% at quarter Kelly, right or too much?": a stake that is named, held against what Kelly says. */
export function stakeBesideIt(
  sum: Sum,
  { decimal, chance, fraction }: { decimal: number; chance: number; fraction: number },
): string[] {
  const [stake, ...others] = sharesOf(sum, 'stake');
  const full = (chance * decimal - 1) / (decimal - 1);
  if (stake === undefined || others.length > 0) return [];
  if (full <= 0) return [`${percent(stake)} is too much: at these numbers nothing should be staked.`];
  const asked = full * fraction;
  const apart = stake > asked * 1.05 ? 'too much' : stake < asked * 0.95 ? 'less than that' : 'about right';
  return [`${percent(stake)} of the bankroll is ${apart}: it is ${percent(stake / full)} of full Kelly.`];
}

/** "How big is my edge": the edge itself, and no stake. */
const ASKS_EDGE = /\bhow (big|much|large) (is |of )?(a |an |my |the |this |that )?(edge|ev|value)\b/;

/** "How many units on a 3% edge". */
const asksStakeOfEdge = (sum: Sum): boolean =>
  sharesOf(sum, 'edge').length > 0 &&
  /\bhow (many units|much|big)\b|\b(what|which) (size|stake)\b|\bunits?\b/.test(textOf(sum)) &&
  !ASKS_RETURN.test(textOf(sum));
const EDGE_ALONE =
  'An edge alone makes no stake: the same edge deserves less at long odds than at short ones. Name the price too, for example "3% edge at -110", with your bankroll for the money.';

const LEAST_BANKROLL_CENTS = 100_00;

/** Beside a name as well no line of a bet is as large. */
const largeSumIn = (sum: Sum): MoneyAmount | undefined =>
  moneyIn({ ...sum, hasSides: false }).find(({ cents }) => cents >= LEAST_BANKROLL_CENTS);

/** "What should I bet": the stake that an edge deserves. */
const ASKS_STAKE =
  /\b(what|how much) (should|do|would|can) i (bet|stake|put|risk|wager|play)\b|\bhow (big|much) of a bet\b/;

/** "How much do I win": what comes back, and no stake. */
const ASKS_RETURN = /\bhow much (do|would|will|does|can|could) (i|it|that|this) (win|make|get|pay|return|profit)\b/;

/** Of somebody who plays the stored prices say what is missing. */
function kellyLacks({ hasSides }: Sum, price: string | undefined): string | null {
  if (hasSides) return null;
  return price === undefined
    ? 'For a Kelly stake I need the price. For example: "Kelly at +120 with a 50% chance".'
    : `For a Kelly stake I need the chance: how often does it win? For example: "Kelly at ${price} with a 55% chance".`;
}

export const evOf: ReadSum = (sum) => {
  const fair = fairPriceOf(sum);
  const others = sum.amounts.prices.filter((one) => one !== fair);
  const [price] = others;
  const chance = chanceAt(sum, price?.decimal);
  if (!price || chance === undefined || others.length > 1) return null;
  // "Won 12 of 20" is a record, and no chance.
  if (sum.amounts.shares.length === 0 && !fair && recordOf(sum) !== null) return null;
  const stakeCents = stakeIn(sum);
  return { kind: 'ev', price: price.text, chance, ...(stakeCents !== undefined && { stakeCents }) };
};

export function breakEvenOf(sum: Sum): ReturnType<ReadSum> {
  const { says, tokens, hasSides, amounts } = sum;
  const prices = amounts.prices.slice(0, MOST_AT_ONCE);
  const isAsked =
    says.has('break_even') ||
    (!hasSides && (ASKS_RATE.test(textOf(sum)) || (moneyIn(sum).length === 0 && ASKS_NEED.test(textOf(sum))))) ||
    (!hasSides && tokens.length <= MOST_BARE_WORDS && asksWorth(tokens));
  const rate = rateOrEdgeOf({ ...sum, amounts: { ...amounts, prices: [] } });
  // "Breakeven at 55": the price that such a rate needs.
  if (says.has('break_even') && prices.length === 0 && rate !== undefined && !hasSides)
    return withNote(
      { kind: 'convert', chance: rate },
      `Winning ${percent(rate)} of the time breaks even at its fair price; any longer price makes money.`,
    );
  if (!isAsked || prices.length === 0 || (hasSides && prices.length > 1)) return null;
  return ofEach(prices, (price) => ({ kind: 'break_even', price }));
}

const ASKS_RATE =
  /\bwhat win( rate| percent\w*| pct)? (for|at|on|do|to|is)\b|\b(profitable|needed|required) (hit|win) rate\b|\b(hit|win) rate (needed|required|to profit)\b/;
/** "What % does -125 need". */
const ASKS_NEED = /\b(what|how (much|often)) (do|does|would|must|has|gotta)\b.*\b(need|win|hit|needed)\b/;
const MOST_BARE_WORDS = 5;

/** "Is -110 good?": of a price without a bet only its break-even rate can be told. */
const asksWorth = (tokens: Sum['tokens']): boolean =>
  tokens[0]?.text === 'is' && tokens.some(({ text }) => /^(good|fair|worth|ok|bad|value)$/.test(text));
