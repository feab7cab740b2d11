import { appendFileSync } from 'node:fs';

/** One measured ratio, with what it may be at most or must be at least, and the rounds behind it. */
export type Figure = {
  name: string;
  value: number;
  unit: 'x' | 's' | 'MB';
  budget?: { atMost: number } | { atLeast: number };
  rounds?: readonly number[];
};

export function isWithin({ value, budget }: Figure): boolean {
  if (!budget) return true;
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

/** Prints a figure, and keeps it for `npm run bench` where that asked for it. False: it misses its budget. */
export function tell(figure: Figure): boolean {
  const { name, value, unit, budget, rounds } = figure;
  const bound = budget && ('atMost' in budget ? `at most ${budget.atMost}` : `at least ${budget.atLeast}`);
  const spread = rounds?.length ? `, from ${Math.min(...rounds).toFixed(2)} to ${Math.max(...rounds).toFixed(2)}` : '';
  const verdict = isWithin(figure) ? '' : '  MISSED';
  console.log(`  ${name}: ${value.toFixed(2)} ${unit}${spread}${bound ? ` (budget ${bound})` : ''}${verdict}`);
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
  return isWithin(figure);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
