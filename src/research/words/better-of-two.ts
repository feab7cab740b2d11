import { formatAmerican } from '#engine/odds/format-american.ts';
import { decimalToProbability } from '#engine/odds/implied-probability.ts';
import { dollars, signed } from './format.ts';

/** Two lines of one bet, of which the first is the better one for its bettor: signed points of a spread, points of a total. */
export type LineChoice = { side: 'over' | 'under' | null; better: number; worse: number };

const HALF_POINT = 0.5;

/** Which of two lines of one bet is the better one, and where they differ. */
export function betterLineWords(choice: LineChoice): string {
  const better = lineWords(choice, choice.better);
  const worse = lineWords(choice, choice.worse);
  return [
    `At the same price ${better} is better than ${worse}: ${difference(choice, worse)}. Otherwise they settle the same.`,
    'A book charges a worse price for the better line, and how much it is worth depends on how often games land on that number. Name the game and I will check its stored prices.',
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

function lineWords({ side }: LineChoice, line: number): string {
  if (side) return `${side} ${line}`;
  return signed(line);
}

const EXAMPLE_CENTS = 100_00;

/** Which of two decimal prices of one bet pays more. */
export function betterPriceWords(better: number, worse: number): string {
  const both = (decimal: number) => `${formatAmerican(decimal)} (${decimal.toFixed(2)} in decimal)`;
  const wins = (decimal: number) => dollars(Math.round(EXAMPLE_CENTS * (decimal - 1)));
  const evens = (decimal: number) => `${(decimalToProbability(decimal) * 100).toFixed(2)}%`;
  return `For the same bet ${both(better)} is the better price: $${EXAMPLE_CENTS / 100} wins ${wins(better)} instead of ${wins(worse)} at ${both(worse)}, and it breaks even at ${evens(better)} instead of ${evens(worse)}. For two different bets the price alone does not settle it: name them and I will compare each with its fair price.`;
}
