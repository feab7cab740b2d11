/**
 * Whether two words differ by at most `limit` slips: a letter missing, added, changed, or two neighbours swapped.
 *
 * Units: words to true or false. Formula: optimal string alignment, in rows, given up once a row exceeds the limit.
 * Source: Damerau 1964, in the restricted form that edits no letter twice.
 */
export function withinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow(a, b, row, last, beforeLast);
    if (Math.min(...current) > limit) return false;
    beforeLast = last;
    last = current;
  }
  return (last[b.length] ?? limit + 1) <= limit;
}

function nextRow(a: string, b: string, row: number, last: readonly number[], beforeLast: readonly number[]): number[] {
  const current = [row];
  for (let column = 1; column <= b.length; column += 1) {
    const change = a[row - 1] === b[column - 1] ? 0 : 1;
    let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + change);
    const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
    current.push(cost);
  }
  return current;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
