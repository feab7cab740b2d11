import { CalculateInput } from '#contract/research/calculate.ts';
import { readCalculation } from '../calls/calculations.ts';
import type { Asked } from '../calls/call.ts';
import { saysParlay } from '../calls/parlay-calls.ts';
import { withoutPushed } from '../calls/pushed-leg.ts';
import { saysOnlySums } from '../calls/sum-words.ts';
import type { Tagged } from '../calls/tagged.ts';

/** What a parlay that is searched for is to pay: "parlay around +300 to +400". */
const RANGE =
  /\b(between|around|about|roughly|near|least|most|min|minimum|max|maximum|over|under|above|below|better|longer|shorter|to [+-]?\d{3})\b/;
const OTHER_SUM = ['boost', 'free_bet', 'hedge', 'round_robin', 'teaser', 'no_vig', 'hold', 'kelly', 'ev'] as const;

/** "Parlay +150 -110 for $20": prices of nobody are its legs, and no search finds others. Null: something else is said as well. */
export function parlayOfPrices(read: Tagged): Asked | null {
  const { tokens, amounts, says, mentions, plain } = read;
  if (!saysParlay(tokens) || amounts.prices.length < 2 || mentions.length > 0 || RANGE.test(plain)) return null;
  if (!saysOnlySums(tokens) || OTHER_SUM.some((concept) => says.has(concept))) return null;
  const asked = readCalculation({ tokens, amounts, says, hasSides: false });
  const sums =
    asked?.kind === 'calls' ? asked.calls.flatMap(({ input }) => CalculateInput.safeParse(input).data ?? []) : [];
  const parlay = sums.find(({ calc }) => calc.kind === 'parlay')?.calc;
  if (parlay === undefined) return null;
  return (sums.length === 1 ? withoutPushed(parlay, { ...read, previous: null }) : null) ?? asked;
}
