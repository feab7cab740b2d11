import { OddsInputError } from './odds-input-error.ts';
import type { PushChances } from './push.ts';
import { requireNonNegative, requireOpenProbability, requireProbability } from './require-odds.ts';
import { requireLine } from './score-bet.ts';
import { endsAbove, type PointChances } from './tilted-points.ts';

/**
 * How results scatter around a quoted line. Lines are the home side's own on the margin (-3.5 gives points), the number to go
 * over on the total.
 */
export type LineModel = {
  on: 'margin' | 'total';
  /** Fitted to results here, a model of the score, or carried over from elsewhere. */
  basis: 'measured' | 'model' | 'assumed';
  /** How far from a quoted line another may be priced; 0: not at all. Units: points, runs or goals. */
  reach: number;
  /** Units: points, runs or goals; the deviation by which distances are told. */
  sd: number;
  /** Chances of every result, so that the chance of passing the number, pushes aside, is the quoted one. */
  pointsAt: (quoted: { number: number; probability: number }) => PointChances;
};

/** A line and the margin-free chance of beating it (the home side to cover, the total to go over), pushes aside. */
export type QuotedLine = { line: number; probability: number };

/**
 * How a bet on the home side or the over ends on any line, by what one line is priced at.
 *
 * Units: points, runs or goals and probabilities to probabilities, by shares of the stake: a quarter line is two half stakes on the
 * lines a quarter to either side, so that half a win counts as half a win and half a push.
 * Formula: sums of the model's chances above, at and below -line (margin) or line (total).
 * Source: the model's own; half stakes as the books settle Asian lines.
 * Known bias: that of the model. The quoted line itself keeps its price: win/(win + lose) is its probability.
 * @throws OddsInputError for a line that is not a multiple of a quarter, a probability that is 0, 1 or outside, or one out of reach.
 */
export function lineChances(model: LineModel, quoted: QuotedLine): (line: number) => PushChances {
  requireLine(quoted.line);
  requireOpenProbability(quoted.probability);
  const points = model.pointsAt({ number: numberOf(model, quoted.line), probability: quoted.probability });
  return (line) => {
    requireLine(line);
    return endsOnLine(points, numberOf(model, line));
  };
}

const numberOf = ({ on }: LineModel, line: number): number => (on === 'margin' ? -line : line);

/**
 * How a bet on more than a number ends, by shares of the stake.
 *
 * Units: points to probabilities.
 * Formula: `endsAbove`; on a quarter `onQuarters`.
 * Source: the printed rules of Asian handicaps.
 */
export const endsOnLine = (points: PointChances, number: number): PushChances =>
  onQuarters(number, (whole) => endsAbove(points, whole));

/**
 * The ends of a bet on any number, by those on whole and half ones.
 *
 * Units: points to probabilities, by shares of the stake.
 * Formula: on a quarter the mean of the numbers a quarter below and above.
 * Source: half stakes, as the books settle Asian lines.
 */
export function onQuarters(number: number, endsAt: (number: number) => PushChances): PushChances {
  if (Number.isInteger(number * 2)) return endsAt(number);
  const [low, high] = [endsAt(number - 0.25), endsAt(number + 0.25)];
  return { win: (low.win + high.win) / 2, push: (low.push + high.push) / 2, lose: (low.lose + high.lose) / 2 };
}

/**
 * The chance of a bet that is decided.
 *
 * Units: probabilities to probability.
 * Formula: win/(win + lose); the fair price is its inverse.
 * Source: definition; what the prices of two outcomes say when the stake may come back.
 * @throws OddsInputError where the bet is never decided.
 */
export function decidedChance({ win, lose }: PushChances): number {
  requireNonNegative(win, 'chances');
  requireNonNegative(lose, 'chances');
  if (!(win + lose > 0 && win + lose < Number.POSITIVE_INFINITY))
    throw new OddsInputError('chances', 'must leave a win or a loss');
  return win / (win + lose);
}

/**
 * The chances of a bet by that of a decided one and that of a push.
 *
 * Units: probabilities to probabilities.
 * Formula: win (1 - push) p, lose (1 - push)(1 - p).
 * Source: definition; the inverse of `decidedChance`.
 * @throws OddsInputError for a probability outside 0..1.
 */
export function withPush(decided: number, push: number): PushChances {
  requireProbability(decided, 'decided');
  requireProbability(push, 'push');
  return { win: (1 - push) * decided, push, lose: (1 - push) * (1 - decided) };
}

/** The same bet from the other side. */
export const otherSide = ({ win, push, lose }: PushChances): PushChances => ({ win: lose, push, lose: win });
