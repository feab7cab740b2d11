import { SEVERAL_IN_WORDS } from '../number-words.ts';
import type { MoneyAmount } from './amount.ts';
import { robinSizesIn } from './robin-sizes.ts';
import { countIn, isLabel, moneyIn, pricesIn, type ReadSum, STANDARD_PRICE, type Sum, textOf } from './sum.ts';

/** Every choice of so many legs as a parlay of its own. */

const MOST_LEGS = 10;

export const roundRobinOf: ReadSum = (sum) => {
  const { says } = sum;
  if (!says.has('round_robin') && !isOfChoices(sum)) return null;
  const prices = pricesIn(sum);
  const all = legsIn(sum, prices);
  if (all.length < 3)
    return prices.length === 0 && sum.hasSides
      ? null
      : 'For a round robin I need the prices of at least three legs. For example: "round robin by 2s: -110, +120, +150, $10 each".';
  const sizes = sizesOf(sum, all.length);
  const staked = moneyIn(sum).filter(({ role }) => role === 'stake');
  // "Pairs of 2, 10 dollars every bet": what is said to be money is the stake.
  const money = staked.find(({ isSure }) => isSure) ?? staked[0];
  const parlays = sizes.reduce((total, size) => total + choices(all.length, size), 0);
  const isWhole = money !== undefined && parlays > 0 && isInAll(sum, money);
  const stakeCents = money && (isWhole ? Math.floor(money.cents / parlays) : money.cents);
  return {
    calcs: sizes.map((size) => ({
      kind: 'round_robin',
      prices: all,
      size,
      ...(stakeCents !== undefined && stakeCents > 0 && { stakeCents }),
      ...winnersOf(sum, all.length),
    })),
    notes: [
      ...(prices.length === 0
        ? [`Each of the ${all.length} legs is taken at ${STANDARD_PRICE}, since no price was named.`]
        : []),
      ...(isWhole ? [`The stake in all is spread evenly over ${parlays} parlays.`] : []),
    ],
  };
};

const SOME_WIN =
  /\b(\w+) (?:of|out of) (?:the |my |them |these |those )?(\w+ )?(?:teams |legs |picks |bets )?(?:win|wins|hit|hits|cash|cashes|land|lands|come in|get there)\b/;

/** "If three of the four win": how many of them, where so many are. */
function winnersOf(sum: Sum, legs: number): { winners?: number } {
  const said = SOME_WIN.exec(textOf(sum));
  if (!said) return {};
  const [winners, of = legs] = said.slice(1).flatMap((word) => (word ? [countOf(word.trim())] : []));
  return winners !== undefined && of === legs && winners <= legs ? { winners } : {};
}

const countOf = (word: string): number => SEVERAL_IN_WORDS[word] ?? Number(word);

/** The price of each leg: one price, or none, is that of all that are counted. */
function legsIn(sum: Sum, prices: string[]): string[] {
  const legs = mostLegs(sum) ?? countIn(sum, 'bets') ?? labelled(sum);
  const [each] = prices;
  return prices.length <= 1 && legs !== undefined && legs <= MOST_LEGS
    ? Array<string>(legs).fill(each ?? STANDARD_PRICE)
    : prices;
}

/** "3 leggers from 6 teams": the more of them are what is chosen from. */
function mostLegs({ amounts: { counts } }: Sum): number | undefined {
  const legs = counts.flatMap(({ of, count }) => (/^(legs|picks|games)$/.test(of) ? [count] : []));
  return legs.length > 0 ? Math.max(...legs) : undefined;
}

/** "Every two team combo out of four teams": a round robin without its name. */
function isOfChoices(sum: Sum): boolean {
  const text = textOf(sum);
  const [size] = robinSizesIn(text);
  const legs = mostLegs(sum);
  return (
    size !== undefined && legs !== undefined && legs > size && sum.amounts.prices.length <= 1 && CHOOSES.test(text)
  );
}
const CHOOSES =
  /\b(every|all|each|possible|combos?|combinations?)\b.*\b(from|out of|of|with)\b|\bhow many\b.*\b(from|out of|with)\b/;

/** "Round robin of 4": a number that counts legs without saying so. */
const labelled = ({ tokens }: Sum): number | undefined =>
  tokens.find(
    ({ number }, at) =>
      number?.suffix === '' &&
      number.sign === null &&
      !number.dollars &&
      Number.isInteger(number.value) &&
      isLabel(tokens, at) &&
      number.value >= 3,
  )?.number?.value;

/** Legs a parlay: "by 2s and 3s" are two round robins. */
function sizesOf(sum: Sum, legs: number): number[] {
  const text = textOf(sum);
  const named = [...new Set([...robinSizesIn(text), ...(/\b(2|two) (leg|team)\b/.test(text) ? [2] : [])])];
  const fitting = named.filter((size) => size <= legs && !(size === legs && named.length > 1));
  return fitting.length > 0 ? fitting : [2];
}

function choices(legs: number, size: number): number {
  let ways = 1;
  for (let at = 0; at < size; at += 1) ways = (ways * (legs - at)) / (at + 1);
  return Math.round(ways);
}

/** "60 total", "100 in all", "total 40". */
function isInAll({ tokens }: Sum, { from, to }: MoneyAmount): boolean {
  if (tokens[to]?.afterBreak && tokens[to + 1]?.text === 'cost') return false;
  const behind = [tokens[to], tokens[to + 1]].map((token) => token?.text ?? '').join(' ');
  return (
    /^(total|altogether|overall|in all|in total|all in|all together)/.test(behind) || tokens[from - 1]?.text === 'total'
  );
}
