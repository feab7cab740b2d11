import type { MoneyAmount } from './amount.ts';
import { countIn, isLabel, moneyIn, pricesIn, type ReadSum, STANDARD_PRICE, type Sum, textOf } from './sum.ts';

/** Every choice of so many legs as a parlay of its own. */

const MOST_LEGS = 10;

export const roundRobinOf: ReadSum = (sum) => {
  const { says } = sum;
  if (!says.has('round_robin')) return null;
  const prices = pricesIn(sum);
  const legs = countIn(sum, 'legs', 'picks', 'bets', 'games') ?? labelled(sum);
  const [each] = prices;
  const all =
    prices.length <= 1 && legs !== undefined && legs <= MOST_LEGS
      ? Array<string>(legs).fill(each ?? STANDARD_PRICE)
      : prices;
  if (all.length < 3)
    return prices.length === 0 && sum.hasSides
      ? null
      : 'For a round robin I need the prices of at least three legs. For example: "round robin by 2s: -110, +120, +150, $10 each".';
  const sizes = sizesOf(sum, all.length);
  const money = moneyIn(sum).find(({ role }) => role === 'stake');
  const parlays = sizes.reduce((total, size) => total + choices(all.length, size), 0);
  const isWhole = money !== undefined && parlays > 0 && isInAll(sum, money);
  const stakeCents = money && (isWhole ? Math.floor(money.cents / parlays) : money.cents);
  return {
    calcs: sizes.map((size) => ({
      kind: 'round_robin',
      prices: all,
      size,
      ...(stakeCents !== undefined && stakeCents > 0 && { stakeCents }),
    })),
    notes: [
      ...(prices.length === 0
        ? [`Each of the ${all.length} legs is taken at ${STANDARD_PRICE}, since no price was named.`]
        : []),
      ...(isWhole ? [`The stake in all is spread evenly over ${parlays} parlays.`] : []),
    ],
  };
};

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

const SIZE_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(twos|2s|by 2|by two|2 leg|two leg|2 team|pairs|doubles)\b/, 2],
  [/\b(threes|3s|by 3|by three|trebles)\b/, 3],
  [/\b(fours|4s|by 4|by four)\b/, 4],
  [/\b(fives|5s|by 5|by five)\b/, 5],
  [/\b(sixes|6s|by 6|by six)\b/, 6],
];

/** Legs a parlay: "by 2s and 3s" are two round robins. */
function sizesOf(sum: Sum, legs: number): number[] {
  const text = textOf(sum);
  const named = SIZE_WORDS.filter(([words]) => words.test(text)).map(([, size]) => size);
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
  const behind = [tokens[to], tokens[to + 1]].map((token) => token?.text ?? '').join(' ');
  return (
    /^(total|altogether|overall|in all|in total|all in|all together)/.test(behind) || tokens[from - 1]?.text === 'total'
  );
}
