import type { Interval } from './running-mean.ts';

/** Rows under a head, the first column to the left and all others to the right. */
export function textTable(head: string[], rows: string[][]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    return `  ${cells.join('  ')}`.trimEnd();
  });
}

export const count = (value: number): string => value.toLocaleString('en-US');
export const percent = (value: number | null): string => (value === null ? '-' : `${(value * 100).toFixed(2)} %`);
export const span = (interval: Interval | null, format: (value: number) => string): string =>
  interval === null ? '' : `[${format(interval[0])}, ${format(interval[1])}]`;
export const held = (claimHolds: boolean | null): string => (claimHolds === null ? '-' : claimHolds ? 'yes' : 'no');
