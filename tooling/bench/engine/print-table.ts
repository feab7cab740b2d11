/** Rows of one table, the first column to the left, the others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    const cells = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`);
  }
}

export const count = (value: number): string => value.toLocaleString('en-US');
export const millions = (perSecond: number): string => (perSecond / 1e6).toFixed(2);
export const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
export const ratio = (value: number): string => `${value.toFixed(2)} x`;
