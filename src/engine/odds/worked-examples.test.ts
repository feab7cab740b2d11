import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RECORD_EXAMPLES } from '../record/test-examples-of-record.ts';
import type { Examples } from './test-example-text.ts';
import { JOINT_EXAMPLES, LINE_EXAMPLES, SCORE_EXAMPLES } from './test-examples-of-models.ts';
import { FAIR_EXAMPLES, METHOD_EXAMPLES, PRICE_EXAMPLES } from './test-examples-of-prices.ts';
import { CALCULATOR_EXAMPLES, VALUE_EXAMPLES } from './test-examples-of-value.ts';

const PAGE = 'docs/formulas.md';

/** Where a table of the page has its examples, by the name of its first column. */
const EXAMPLE_COLUMN: Record<string, string> = { what: 'example', method: 'chance of the first outcome' };

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Every row of the page that has an example, by its first cell without backticks. */
function examplesOnPage(): Map<string, string> {
  const found = new Map<string, string>();
  let head: string[] = [];
  for (const line of readFileSync(join(import.meta.dirname, '../../..', PAGE), 'utf8').split('\n')) {
    if (!line.startsWith('|')) head = [];
    else if (head.length === 0) head = cellsOf(line);
    else if (!line.startsWith('|---')) {
      const column = head.indexOf(EXAMPLE_COLUMN[head[0] ?? ''] ?? '');
      const cells = cellsOf(line);
      if (column > 0) found.set((cells[0] ?? '').replaceAll('`', ''), cells[column] ?? '');
    }
  }
  return found;
}

const WRITTEN: Examples = {
  ...PRICE_EXAMPLES,
  ...METHOD_EXAMPLES,
  ...FAIR_EXAMPLES,
  ...VALUE_EXAMPLES,
  ...CALCULATOR_EXAMPLES,
  ...LINE_EXAMPLES,
  ...SCORE_EXAMPLES,
  ...JOINT_EXAMPLES,
  ...RECORD_EXAMPLES,
};

describe(`the examples of ${PAGE}`, () => {
  const page = examplesOnPage();

  it.each([...page.keys()])('%s is what the code says', (row) => {
    const write = WRITTEN[row];
    expect(write, `no example of ${row} in src/engine/odds/test-examples-of-*.ts`).toBeDefined();
    expect(page.get(row)).toBe(write?.());
  });

  it('are on the page for every function that has one', () => {
    expect([...page.keys()].sort()).toEqual(Object.keys(WRITTEN).sort());
    expect(page.size).toBeGreaterThan(70);
  });
});
