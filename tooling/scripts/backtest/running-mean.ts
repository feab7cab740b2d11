import { Z_95 } from '#engine/record/wilson.ts';

/** Mean and spread of a stream of numbers, kept without the numbers (Welford 1962). */
export type RunningMean = { n: number; mean: number; squares: number };

export type Interval = [low: number, high: number];

export const emptyMean = (): RunningMean => ({ n: 0, mean: 0, squares: 0 });

export function addTo(running: RunningMean, value: number): void {
  running.n += 1;
  const before = value - running.mean;
  running.mean += before / running.n;
  running.squares += before * (value - running.mean);
}

export const meanOf = ({ n, mean }: RunningMean): number | null => (n > 0 ? mean : null);

/** The standard error of the mean; `null` for fewer than two numbers. Takes the rows as independent. */
export const standardErrorOf = ({ n, squares }: RunningMean): number | null =>
  n < 2 ? null : Math.sqrt(squares / (n - 1) / n);

/** The 95 % interval of the mean; `null` for fewer than two numbers. */
export function intervalOf(running: RunningMean): Interval | null {
  const error = standardErrorOf(running);
  if (error === null) return null;
  return [running.mean - Z_95 * error, running.mean + Z_95 * error];
}
