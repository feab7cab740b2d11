import { decimalToAmerican } from '#engine/odds/american.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { decimalToFractional } from '#engine/odds/fractional.ts';
import { decimalToProbability } from '#engine/odds/implied-probability.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import type { LineChoice, Sum } from '../../language/reading.ts';
import { dollars, list } from '../format.ts';

const HALF_POINT = 0.5;

/** Which of two lines of one bet is the better one, and where they differ. */
function lineChoiceAnswer(choice: LineChoice): string {
  const better = lineWords(choice, choice.better);
  const worse = lineWords(choice, choice.worse);
  return [
    `At the same price ${better} is better than ${worse}: ${difference(choice, worse)}. Everywhere else they end alike.`,
    'A book asks a worse price for the better line, and how much worse it may be depends on how often games of that sport end there. Name the game and I look at the prices stored for it.',
  ].join('\n\n');
}

function difference(choice: LineChoice, worse: string): string {
  const { better } = choice;
  if (Math.abs(better - choice.worse) !== HALF_POINT)
    return `it never does worse than ${worse}, and does better where the result falls between the two`;
  return Number.isInteger(better)
    ? `${landing(choice, better)} it gives the stake back where ${worse} loses`
    : `${landing(choice, choice.worse)} it wins where ${worse} only gives the stake back`;
}

/** The one result at which half a point matters. */
function landing({ side }: LineChoice, whole: number): string {
  if (side) return `when the total lands on exactly ${whole}`;
  if (whole === 0) return 'when the game is tied';
  return `when the side ${whole < 0 ? 'wins' : 'loses'} by exactly ${Math.abs(whole)}`;
}

function lineWords({ side }: LineChoice, value: number): string {
  if (side) return `${side} ${value}`;
  return value > 0 ? `+${value}` : `${value}`;
}

const EXAMPLE_STAKE = 100;
/** What 32 bits hold of a price: beyond it nothing is a payout. */
const MOST_DOLLARS = 1_000_000_000;

/** Arithmetic on prices, with the way there. */
export function sumAnswer(sum: Sum): string {
  switch (sum.kind) {
    case 'implied':
      return impliedAnswer(sum.decimal);
    case 'convert':
      return convertAnswer(sum.decimal);
    case 'fair':
      return fairAnswer(sum.decimals);
    case 'payout':
      return payoutAnswer(sum.decimal, sum.stake);
    case 'parlay':
      return parlayAnswer(sum.decimals, sum.stake);
    case 'prices':
      return priceChoiceAnswer(sum.better, sum.worse);
    case 'lines':
      return lineChoiceAnswer(sum);
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;
const both = (decimal: number): string => `${formatAmerican(decimal)} (${decimal.toFixed(2)} in decimal)`;
const money = (amount: number): string => dollars(Math.round(Math.min(amount, MOST_DOLLARS) * 100));

function impliedAnswer(decimal: number): string {
  const american = Math.round(decimalToAmerican(decimal));
  const way = american < 0 ? `${-american} / (${-american} + 100)` : `100 / (${american} + 100)`;
  return `${both(decimal)} implies ${percent(decimalToProbability(decimal))}: ${way}. A bet at this price breaks even when it wins that often; above it you gain on average, below it you lose. The margin of the book is still in it, so the true chance is a little lower.`;
}

const convertAnswer = (decimal: number): string =>
  `${formatAmerican(decimal)} in American odds is ${decimal.toFixed(2)} in decimal odds and ${decimalToFractional(decimal)} in fractions. It implies a chance of ${percent(decimalToProbability(decimal))}. $100 returns ${money(100 * decimal)} with the stake, a profit of ${money(100 * (decimal - 1))}.`;

function payoutAnswer(decimal: number, stake: number | null): string {
  const amount = stake ?? EXAMPLE_STAKE;
  const example = stake === null ? 'No stake was named, so for example: ' : '';
  return `${example}${money(amount)} at ${both(decimal)} wins ${money(amount * (decimal - 1))} and returns ${money(amount * decimal)} with the stake. It breaks even at ${percent(decimalToProbability(decimal))}.`;
}

function priceChoiceAnswer(better: number, worse: number): string {
  const wins = (decimal: number) => money(EXAMPLE_STAKE * (decimal - 1));
  const evens = (decimal: number) => percent(decimalToProbability(decimal));
  return `For the same bet ${both(better)} is the better price: $${EXAMPLE_STAKE} wins ${wins(better)} instead of ${wins(worse)} at ${both(worse)}, and it breaks even at ${evens(better)} instead of ${evens(worse)}. Of two different bets the price alone does not tell: name them and I compare each with its fair price.`;
}

function parlayAnswer(decimals: readonly number[], stake: number | null): string {
  const product = decimals.reduce((total, decimal) => total * decimal, 1);
  const amount = stake ?? EXAMPLE_STAKE;
  const way = decimals.map((decimal) => decimal.toFixed(3)).join(' x ');
  return [
    `${decimals.length} legs pay ${way} = ${product.toFixed(2)}, which is ${formatAmerican(product)}. ${money(amount)} returns ${money(amount * product)}, a profit of ${money(amount * (product - 1))}.`,
    `To break even all of them must win ${percent(1 / product)} of the time. The margins multiply like the prices. Legs of one game depend on each other: a book prices these in its own way.`,
  ].join('\n\n');
}

function fairAnswer(decimals: readonly number[]): string {
  const implied = decimals.map(decimalToProbability);
  const total = implied.reduce((sum, chance) => sum + chance, 0);
  const prices = list(decimals.map(formatAmerican));
  const opening = `${prices} imply ${list(implied.map(percent))}, together ${percent(total)}.`;
  if (total <= 1) {
    return `${opening} That is ${percent(1 - total)} below 100%: no margin at all. One book hardly ever shows that, so they are of two books, or one of them is old.`;
  }
  const { probabilities } = removeMargin(decimals);
  const fair = list(probabilities.map((chance) => `${percent(chance)} (${formatAmerican(1 / chance)})`));
  return `${opening} The margin is ${percent(total - 1)}, a hold of ${percent(1 - 1 / total)}. Without it the fair chances are ${fair}, by the power method.`;
}
