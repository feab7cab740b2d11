import { BacktestError } from '../backtest-error.ts';

/** A game as an idea sees it: where the market stands, and along which directions the idea would move it. */
export type Case = {
  /** Natural logs of the market's chances. */
  base: readonly number[];
  /** One direction for each parameter: what it adds to the log of each outcome. */
  pulls: readonly (readonly number[])[];
  won: number;
};

const MOST_STEPS = 100;
const MOST_HALVINGS = 40;
/** Twice what a full step still gains, in nats a game. From here it is as good as exact, because it converges quadratically. */
const SETTLED = 1e-10;
/** Keeps a direction that no game takes at 0. */
const RIDGE = 1e-12;

/** Chances that the parameters make: p_j proportional to exp(base_j + sum_k theta_k pull_kj). At 0 they are the market's. */
export function movedChances({ base, pulls }: Case, theta: readonly number[]): number[] {
  const scores = scoresOf(base, pulls, theta);
  const largest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - largest));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** Minus the log of the chance of what happened, taken from the scores so that no small chance becomes 0. Units: nats. */
export function lossOf({ base, pulls, won }: Case, theta: readonly number[]): number {
  const scores = scoresOf(base, pulls, theta);
  const largest = Math.max(...scores);
  const sum = scores.reduce((total, score) => total + Math.exp(score - largest), 0);
  return largest + Math.log(sum) - (scores[won] ?? 0);
}

const scoresOf = (base: Case['base'], pulls: Case['pulls'], theta: readonly number[]): number[] =>
  base.map((log, outcome) => theta.reduce((score, value, k) => score + value * (pulls[k]?.[outcome] ?? 0), log));

/**
 * The parameters with the smallest mean log loss. The loss is convex in them, so that Newton's steps from 0, halved until they
 * descend, end at its one minimum; where it has none, because the cases are separable, far out and finite.
 */
export function fitPulls(cases: readonly Case[], parameters: number): number[] {
  let theta: number[] = Array(parameters).fill(0);
  for (let steps = 0; cases.length > 0 && steps < MOST_STEPS; steps += 1) {
    const { gradient, curvature } = slopesAt(cases, theta);
    const step = solvePositive(
      curvature,
      gradient.map((value) => -value),
    );
    const promised = -step.reduce((sum, value, k) => sum + value * (gradient[k] ?? 0), 0);
    if (promised < SETTLED) return moved(theta, step, 1);
    theta = descend(cases, theta, step, promised);
  }
  if (cases.length > 0) throw new BacktestError(`A fit on ${cases.length} games does not settle.`);
  return theta;
}

const moved = (theta: readonly number[], step: readonly number[], share: number): number[] =>
  theta.map((value, k) => value + share * (step[k] ?? 0));

function descend(cases: readonly Case[], theta: readonly number[], step: readonly number[], promised: number) {
  const before = meanLoss(cases, theta);
  for (let halvings = 0, share = 1; halvings < MOST_HALVINGS; halvings += 1, share /= 2) {
    const next = moved(theta, step, share);
    if (meanLoss(cases, next) <= before - 1e-4 * share * promised) return next;
  }
  throw new BacktestError(`A fit on ${cases.length} games finds no way down.`);
}

const meanLoss = (cases: readonly Case[], theta: readonly number[]): number =>
  cases.reduce((sum, one) => sum + lossOf(one, theta), 0) / cases.length;

/** First and second derivatives of the mean loss: expected minus actual pull, and the covariance of the pulls. */
function slopesAt(cases: readonly Case[], theta: readonly number[]): { gradient: number[]; curvature: number[][] } {
  const gradient: number[] = theta.map(() => 0);
  const curvature: number[][] = theta.map(() => theta.map(() => 0));
  for (const one of cases) {
    const chances = movedChances(one, theta);
    const means = theta.map((_, k) => chances.reduce((sum, p, j) => sum + p * (one.pulls[k]?.[j] ?? 0), 0));
    for (const [k, mean] of means.entries()) {
      gradient[k] = (gradient[k] ?? 0) + (mean - (one.pulls[k]?.[one.won] ?? 0)) / cases.length;
      const row = curvature[k] ?? [];
      for (const [l, other] of means.entries()) {
        const apart = (j: number) => ((one.pulls[k]?.[j] ?? 0) - mean) * ((one.pulls[l]?.[j] ?? 0) - other);
        row[l] = (row[l] ?? 0) + chances.reduce((sum, p, j) => sum + p * apart(j), 0) / cases.length;
      }
    }
  }
  return { gradient, curvature };
}

/** Solves matrix x = right by elimination; the matrix is a covariance, which needs no pivoting once the ridge is on it. */
function solvePositive(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, k) => [
    ...row.map((value, l) => (l === k ? value * (1 + RIDGE) + RIDGE : value)),
    right[k] ?? 0,
  ]);
  for (const [k, pivot] of rows.entries()) {
    for (const row of rows.slice(k + 1)) {
      const factor = (row[k] ?? 0) / (pivot[k] ?? 1);
      for (const [l, value] of pivot.entries()) row[l] = (row[l] ?? 0) - factor * value;
    }
  }
  const solution: number[] = right.map(() => 0);
  for (let k = rows.length - 1; k >= 0; k -= 1) {
    const row = rows[k] ?? [];
    const known = solution.reduce((sum, value, l) => (l > k ? sum + value * (row[l] ?? 0) : sum), 0);
    solution[k] = ((row[rows.length] ?? 0) - known) / (row[k] ?? 1);
  }
  return solution;
}
