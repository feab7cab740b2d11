import type { CalculationKind } from '#contract/research/calculate.ts';
import { type Asked, calls, say } from './call.ts';
import { boostOf, cashOutOf, clvOf, freeBetOf, hedgeOf, middleOf } from './money-calculations.ts';
import { convertOf, evOf, holdOf, kellyOf, noVigOf, payoutOf } from './price-calculations.ts';
import { drawdownOf, recordOf, ruinOf, sampleSizeOf, streakOf } from './record-calculations.ts';
import { dutchingOf, parlayOf, roundRobinOf, teaserOf } from './several-calculations.ts';
import type { ReadSum, Sum } from './sum.ts';

/** In the order in which the words for them settle what is asked: "hedge" before "pays", "Kelly" before "chance". */
const READERS: readonly (readonly [CalculationKind, ReadSum])[] = [
  ['cash_out', cashOutOf],
  ['hedge', hedgeOf],
  ['free_bet', freeBetOf],
  ['boost', boostOf],
  ['teaser', teaserOf],
  ['round_robin', roundRobinOf],
  ['dutching', dutchingOf],
  ['ruin', ruinOf],
  ['drawdown', drawdownOf],
  ['streak', streakOf],
  ['sample_size', sampleSizeOf],
  ['clv', clvOf],
  ['middle', middleOf],
  ['arbitrage', arbitrageOf],
  ['kelly', kellyOf],
  ['no_vig', noVigOf],
  ['hold', holdOf],
  ['break_even', breakEvenOf],
  ['ev', evOf],
  ['record', recordOf],
  ['parlay', parlayOf],
  ['convert', convertOf],
  ['payout', payoutOf],
];

/** A bettor's arithmetic, where the question holds what it takes; null where it asks for none. */
export function readCalculation(sum: Sum): Asked | null {
  for (const [kind, read] of READERS) {
    const calc = read(sum);
    if (typeof calc === 'string') return say(calc);
    if (calc === null) continue;
    const worth = ASKED_BESIDE.has(kind) && sum.says.has('roi') ? evOf(sum) : null;
    const all = worth === null || typeof worth === 'string' ? [calc] : [worth, calc];
    return calls(all.map((one) => ({ tool: 'calculate', input: { calc: one } })));
  }
  return null;
}

/** "What is my ROI and risk of ruin at 55%": what a bet is worth beside what the run of them risks. */
const ASKED_BESIDE: ReadonlySet<CalculationKind> = new Set<CalculationKind>(['ruin', 'streak', 'sample_size', 'kelly']);

function arbitrageOf({ says, amounts }: Sum): ReturnType<ReadSum> {
  if (!says.has('arbitrage') || amounts.prices.length < 2) return null;
  const [money] = amounts.money;
  const prices = amounts.prices.slice(0, 10).map(({ text }) => text);
  return { kind: 'arbitrage', prices, ...(money && { totalCents: money.cents }) };
}

const MOST_BARE_WORDS = 5;

/** "Is -110 good?": of a price without a bet only its break-even rate can be told. */
const asksWorth = (tokens: Sum['tokens']): boolean =>
  tokens[0]?.text === 'is' && tokens.some(({ text }) => /^(good|fair|worth|ok|bad|value)$/.test(text));

function breakEvenOf({ says, tokens, hasSides, amounts: { prices } }: Sum): ReturnType<ReadSum> {
  const [price] = prices;
  const isAsked = says.has('break_even') || (!hasSides && tokens.length <= MOST_BARE_WORDS && asksWorth(tokens));
  return isAsked && price && prices.length === 1 ? { kind: 'break_even', price: price.text } : null;
}
