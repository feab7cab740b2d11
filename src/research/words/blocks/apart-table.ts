import { type BlockOf, MOST_ROWS } from '#contract/blocks.ts';
import type { ApartRow, ScanPricesResult } from '#contract/research/scans.ts';
import { startWords } from '../moment-words.ts';
import { age, price, words } from './cells.ts';
import type { Told } from './told.ts';

/** The lowest line and the highest, each with its book. */
const ROWS_A_GAME = 2;

/** Where books have different lines, two rows a game; none where they have none, or it was not asked. */
export function apartTable({ apart = [] }: ScanPricesResult, told: Told): BlockOf<'table'>[] {
  const shown = apart.slice(0, MOST_ROWS / ROWS_A_GAME);
  if (shown.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'Where the lines are apart, the furthest first',
      columns: [
        { key: 'bet', label: 'Bet', kind: 'text' },
        { key: 'price', label: 'Price', kind: 'price' },
        { key: 'book', label: 'Book', kind: 'book' },
        { key: 'age', label: 'Age', kind: 'age' },
      ],
      rows: shown.flatMap((row) => rowsOf(row, told)),
      total: null,
      evidenceIds: shown.flatMap(({ low, high }) => [low.evidenceId, high.evidenceId]),
    },
  ];
}

const rowsOf = ({ game, startsAt, low, high }: ApartRow, { bettor, nowMs, zone }: Told) =>
  [low, high].map((side) => ({
    cells: [
      words(side.pick, `${game}, ${startWords(startsAt, nowMs, zone)}`),
      price(bettor, side.decimal),
      words(side.book),
      age(side.ageSeconds),
    ],
  }));
