import { outcomesOnGrid } from './bet-on-grid.ts';
import { OddsInputError } from './odds-input-error.ts';
import { type GoalMeans, poissonChances, poissonGrid } from './poisson-grid.ts';
import { requireOpenProbability } from './require-odds.ts';
import { skellam } from './skellam.ts';
import { type Point, solveDecreasing } from './solve-decreasing.ts';

/** Margin-free chances of a match: both wins (the rest is the draw) and the total above its line. */
export type MatchChances = { home: number; away: number; over: number; line: number };

const HIGHEST_LINE = 100;
const MOST_TOTAL = 300;
const TOLERANCE = 1e-10;
/** A side with a smaller share of the goals, or a match with fewer in all, is none. */
const LEAST = 1e-6;

/**
 * The expected goals of both sides that explain a match's prices.
 *
 * Units: probabilities and a line in goals to goals.
 * Formula: l + m from P(total > line) = over, then the share l/(l + m) from P(home wins) - P(away wins) = home - away.
 * Source: Maher 1982, inverted; the total of two Poisson counts is one.
 * Known bias: with a Dixon-Coles rho afterwards the draw changes but the difference of the wins hardly does.
 * @throws OddsInputError for a probability that is 0, 1 or outside, home and away above 1, a line that is not whole or half
 * within 0..100, or chances that no means explain.
 */
export function goalMeans(match: MatchChances): GoalMeans {
  requireMatch(match);
  const total = solveTotal(match);
  const supremacy = match.home - match.away;
  const evaluate = (share: number, at: Point) => {
    const means = { home: total * share, away: total * (1 - share) };
    const { home, away } = outcomesOnGrid(poissonGrid(means));
    at.value = supremacy - (home - away);
    at.slope = -total * (2 * skellam(means, 0) + skellam(means, 1) + skellam(means, -1));
  };
  const share = solveDecreasing(evaluate, { low: LEAST, high: 1 - LEAST, start: 0.5 });
  requireSolved(evaluate, share, 'home');
  return { home: total * share, away: total * (1 - share) };
}

function solveTotal({ over, line }: MatchChances): number {
  const most = Math.floor(line);
  const evaluate = (total: number, at: Point) => {
    const chances = poissonChances(total);
    let atMost = 0;
    for (let goals = 0; goals <= most; goals += 1) atMost += chances[goals] ?? 0;
    at.value = over - (1 - atMost);
    at.slope = -(chances[most] ?? 0);
  };
  const total = solveDecreasing(evaluate, { low: LEAST, high: MOST_TOTAL, start: line + 0.7 });
  requireSolved(evaluate, total, 'over');
  return total;
}

function requireSolved(evaluate: (x: number, at: Point) => void, x: number, argument: string): void {
  const at: Point = { value: 0, slope: 0 };
  evaluate(x, at);
  if (!(Math.abs(at.value) <= TOLERANCE)) throw new OddsInputError(argument, 'is out of reach of any expected goals');
}

function requireMatch({ home, away, over, line }: MatchChances): void {
  requireOpenProbability(home, 'home');
  requireOpenProbability(away, 'away');
  if (home + away > 1) throw new OddsInputError('away', 'must leave room for the draw beside home');
  requireOpenProbability(over, 'over');
  if (!(Number.isInteger(line * 2) && line >= 0 && line <= HIGHEST_LINE)) {
    throw new OddsInputError('line', `must be a whole or a half number from 0 to ${HIGHEST_LINE}`);
  }
}
