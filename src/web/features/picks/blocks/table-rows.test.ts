import { describe, expect, it } from 'vitest';
import type { BlockOf, TableRow } from '#contract/blocks.ts';
import { placesOf } from './table-places.ts';
import { bestOf, byStanding, firstRows, openRows, standingOf, withChanges } from './table-rows.ts';

type Table = Pick<BlockOf<'table'>, 'columns' | 'rows'>;

const row = (book: string, decimal: number, about: { why?: string; line?: string } = {}): TableRow => ({
  cells: [
    { text: book, ...(about.why && { detail: about.why }) },
    { text: 'a price', value: decimal, ...(about.line && { line: about.line }) },
  ],
  ...(about.why && { mark: 'reference' as const }),
});

const board = (...rows: TableRow[]): Table => ({
  columns: [
    { key: 'book', label: 'Book', kind: 'book' },
    { key: 'home', label: 'Chiefs', kind: 'price' },
  ],
  rows,
});

describe('the rows of a board', () => {
  it('are first those where the bettor can bet, then the others by why he cannot', () => {
    const rows = byStanding([
      row('Pinnacle', 2.1, { why: 'reference only' }),
      row('DraftKings', 1.9),
      row('BetMGM', 1.95, { why: 'not one of your books' }),
      row('BetOnline', 2, { why: 'reference only' }),
      row('FanDuel', 1.91),
    ]);
    expect(rows.map((one) => `${one.cells[0]?.text} ${standingOf(one) ?? 'own'}`)).toEqual([
      'DraftKings own',
      'FanDuel own',
      'Pinnacle Reference only',
      'BetOnline Reference only',
      'BetMGM Not one of your books',
    ]);
  });

  it('have their best price where it can be taken, and on the same line', () => {
    const table = board(
      row('DraftKings', 1.9, { line: '-7.5' }),
      row('FanDuel', 1.95, { line: '-7.5' }),
      row('Caesars', 2.4, { line: '-10' }),
      row('Pinnacle', 2.1, { line: '-7.5', why: 'reference only' }),
    );
    const isBest = bestOf(table);
    expect(table.rows.filter((one) => isBest(one, 1)).map(({ cells }) => cells[0]?.text)).toEqual(['FanDuel']);
    const alone = board(row('DraftKings', 1.9), row('Pinnacle', 2.1, { why: 'reference only' }));
    expect(alone.rows.some((one) => bestOf(alone)(one, 1))).toBe(false);
  });

  it('that stand open are those with the best prices, and the first of the others', () => {
    const rows = ['A', 'B', 'C', 'D', 'E'].map((book, at) => row(book, 2 + at));
    const open = firstRows(rows, 3, ({ cells }) => cells[0]?.text === 'E');
    expect(open.map(({ cells }) => cells[0]?.text)).toEqual(['A', 'B', 'E']);
  });

  it.each([
    ['board', 11, true, 5, '6 more books'],
    ['board', 11, false, 8, '3 more books'],
    ['board', 6, true, 6, null],
    ['moves', 11, false, 3, '8 more books'],
    ['lines', 12, true, 0, '12 prices'],
    ['other', 30, true, 30, null],
  ] as const)('of a %s with %i rows (phone: %s) stand open: %i', (kind, count, isPhone, open, more) => {
    expect(openRows(kind, count, isPhone)).toEqual({ open, more });
  });
});

describe('a move', () => {
  const told = (from: object, to: object, format: 'american' | 'decimal' = 'american') => {
    const columns = (['book', 'opener', 'now', 'change'] as const).map((key) => ({
      key,
      label: key,
      kind: 'text' as const,
    }));
    const cells = [{ text: 'Circa' }, { text: '', ...from }, { text: '', ...to }, { text: 'pays more' }];
    return withChanges({ columns, rows: [{ cells }] }, format)[0]?.cells[3]?.text;
  };

  it.each([
    [2.68, 2.91, 'american', '+23, pays more'],
    [1.8, 1.952_381, 'american', '+20, pays more'],
    [1.952_381, 2.05, 'american', '+10, pays more'],
    [2.91, 2.68, 'decimal', '−0.23, pays more'],
    [2, 2, 'american', 'pays more'],
  ] as const)('from %d to %d is told as %s odds: %s', (from, to, format, words) => {
    expect(told({ value: from }, { value: to }, format)).toBe(words);
  });

  it('of the line is told in points', () => {
    expect(told({ value: 1.8, line: '+5' }, { value: 1.7, line: '+6.5' })).toBe('+1.5 points, pays more');
    expect(told({ value: 1.8, line: 'over 47.5' }, { value: 1.7, line: 'over 46.5' })).toBe('−1 point, pays more');
    expect(told({ value: 1.8, line: '-2.5' }, { text: 'off the board' })).toBe('pays more');
  });
});

it('leaves a phone the price and the profit of a record, and says the rest below the bet', () => {
  const columns = (
    [
      ['pick', 'text'],
      ['price', 'price'],
      ['book', 'book'],
      ['verdict', 'text'],
      ['stake', 'count'],
      ['state', 'text'],
      ['profit', 'count'],
      ['close', 'rate'],
    ] as const
  ).map(([key, kind]) => ({ key, label: key, kind }));
  expect(placesOf(columns)).toEqual({ asides: [3, 4, 5, 7], booksBelow: [2], last: 6 });
});
