import type { Calculation, CalculationKind } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { readAmounts } from './amounts.ts';
import { ofFreeBetBefore } from './bonus-calculations.ts';
import { changedBy } from './calculate-again.ts';
import { type Asked, calculated, say } from './call.ts';
import { conceptsIn } from './concepts.ts';
import { type ReadSum, type Sum, type SumsRead, textOf } from './sum.ts';
import { SUM_READERS } from './sum-readers.ts';
import { unusedNumbers } from './unused-numbers.ts';
import { evOf } from './worth-calculations.ts';

/**
 * A bettor's arithmetic, where the question holds what it takes; null where it asks for none. What is missing may be in the sum
 * `before`, where one was made.
 */
export function readCalculation(asked: Sum, before?: Calculation): Asked | null {
  const apart = twoSums(asked);
  if (apart) return calculated(apart);
  const sum = withPrices(asked);
  for (const [kind, read] of SUM_READERS) {
    const found = read(sum);
    if (found === null) continue;
    if (typeof found === 'string') {
      const changed = before && changedBy(before, { ...sum, text: textOf(sum) });
      return changed ? calculated([changed]) : say(found, [], { openSum: writtenOf(asked) });
    }
    const { calcs, notes } = ofFreeBetBefore(allOf(found), before);
    const worth = ASKED_BESIDE.has(kind) && sum.says.has('roi') ? evOf(sum) : null;
    const all = [...calcsOf(worth), ...calcs];
    const reread = (other: Sum) => [
      ...(all.length > calcs.length ? calcsOf(evOf(withPrices(other))) : []),
      ...calcsOf(read(other)),
    ];
    const unused = unusedNumbers(sum, all, reread);
    return calculated(all, unused === null ? notes : [...notes, unused]);
  }
  return null;
}

/** "Convert -137, and break even on a 2 leg parlay at -110 -110": two sums of their own, each with its prices. */
function twoSums(sum: Sum): readonly Calculation[] | null {
  const at = sum.tokens.findIndex(({ text }) => text === 'and');
  if (at < 0) return null;
  const parts = [sum.tokens.slice(0, at), sum.tokens.slice(at + 1)].map((tokens): Sum => {
    const amounts = readAmounts(tokens);
    return withPrices({ tokens, amounts, says: conceptsIn(tokens), hasSides: sum.hasSides });
  });
  const found = parts.map((part) => {
    const kind = SUM_READERS.find(
      ([one]) => APART.some((kind) => kind === one && part.says.has(kind)) && part.amounts.prices.length > 0,
    );
    return kind ? calcsOf(kind[1](part)) : [];
  });
  const [first, second] = found;
  const isWhole = first?.length && second?.length && first[0]?.kind !== second[0]?.kind;
  const counted = parts.reduce((all, { amounts }) => all + amounts.prices.length, 0);
  return isWhole && counted === sum.amounts.prices.length ? found.flat() : null;
}

/** What is asked for by its own word and needs no other sum. */
const APART = ['convert', 'parlay', 'no_vig', 'hold', 'break_even'] as const;

/** As it was written, so that it can be read once more with what is said next. */
const writtenOf = ({ tokens }: Sum): string =>
  tokens
    .map(({ raw, afterBreak }) => `${afterBreak ? ', ' : ' '}${raw}`)
    .join('')
    .trim();

/** "What is my ROI and risk of ruin at 55%": what a bet is worth beside what the run of them risks. */
const ASKED_BESIDE: ReadonlySet<CalculationKind> = new Set<CalculationKind>(['ruin', 'streak', 'sample_size', 'kelly']);

const allOf = (found: Calculation | SumsRead): SumsRead => ('calcs' in found ? found : { calcs: [found], notes: [] });

const calcsOf = (found: ReturnType<ReadSum>): readonly Calculation[] =>
  found === null || typeof found === 'string' ? [] : allOf(found).calcs;

/** "1/8 Kelly" is a part, and no price; "-110 both ways" are two of them. */
export function withPrices(sum: Sum): Sum {
  const { tokens, amounts } = sum;
  const prices = amounts.prices.filter(
    ({ from, to }) =>
      !(tokens[from]?.pair && isPart(tokens[to])) &&
      !(tokens[from]?.text === 'even' && (isOut(tokens[to]) || isOfHedge(sum, from))),
  );
  const text = textOf(sum);
  const isOfBoth =
    prices.length === 1 && BOTH.test(text) && (BARE_BOTH.test(text) || OF_TWO.some((concept) => sum.says.has(concept)));
  return { ...sum, amounts: { ...amounts, prices: isOfBoth ? [...prices, ...prices] : prices } };
}

const isPart = (next: Token | undefined): boolean => /^kellys?$/.test(next?.text ?? '');
/** "To even out" is no even money. */
const isOut = (next: Token | undefined): boolean => /^(out|up|it|things)$/.test(next?.text ?? '');

/** "Hedge for even", "want the profit even": as much either way, where the prices are said beside it. */
const isOfHedge = ({ says, amounts: { prices }, tokens }: Sum, at: number): boolean =>
  prices.length > 2 &&
  (says.has('hedge') || /^(for|is|to)$/.test(tokens[at - 1]?.text ?? '')) &&
  tokens[at + 1]?.text !== 'money';

const BOTH = /\b(both|each|either) (sides?|ways?)\b|\bon both\b/;
/** "-110 both sides is what": nothing else is said of it. */
const BARE_BOTH =
  /^(and |so |ok |what about |hows |whats |is |are |if )*\S+ (on )?(both|each|either) (sides?|ways?)( (is|are|means|comes to|makes|a))?( (what|fair|good|even|normal|standard|bad|coin flip|fair price|fair market))*$/;
const OF_TWO = ['hold', 'no_vig', 'middle', 'arbitrage'] as const;
