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

/** The 95 % interval of the mean; `null` for fewer than two numbers. Takes the rows as independent. */
export function intervalOf({ n, mean, squares }: RunningMean): Interval | null {
  if (n < 2) return null;
  const half = Z_95 * Math.sqrt(squares / (n - 1) / n);
  return [mean - half, mean + half];
}
