import { type BlockOf, MOST_ROWS, type TableRow } from '#contract/blocks.ts';
import type { GapRow, ScanPricesResult, ScanSide } from '#contract/research/scans.ts';
import { plural } from '../format.ts';
import { startWords } from '../moment-words.ts';
import { age, NOTHING, price, totalOf, words, written } from './cells.ts';
import type { Told } from './told.ts';

/** The best price, the next and the lowest, each with its book. */
const ROWS_A_GAP = 3;

/** Where one book stands out, three rows a bet; none where there are no gaps. */
export function gapTable({ rows, total, offset }: ScanPricesResult, told: Told): BlockOf<'table'>[] {
  const gaps = rows.flatMap((row) => (row.kind === 'gap' ? [row] : [])).slice(0, MOST_ROWS / ROWS_A_GAP);
  if (gaps.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'What books pay for the same bet, the widest gaps first',
      columns: [
        { key: 'bet', label: 'Bet', kind: 'text' },
        { key: 'price', label: 'Price', kind: 'price' },
        { key: 'book', label: 'Book', kind: 'book' },
        { key: 'gap', label: 'Behind the best', kind: 'rate' },
        { key: 'age', label: 'Age', kind: 'age' },
      ],
      rows: gaps.flatMap((gap) => gapRows(gap, told)),
      total: totalOf({ shown: gaps.length, total, offset }, 'gap'),
      note: 'A gap is the difference between the chances that two prices imply, in percentage points.',
      evidenceIds: gaps.flatMap(({ best, next, worst }) => [best, next, worst].map(({ evidenceId }) => evidenceId)),
    },
  ];
}

function gapRows(gap: GapRow, { bettor, nowMs, zone }: Told): TableRow[] {
  const { game, startsAt, books, best, next, worst } = gap;
  const row = (side: ScanSide, detail: string, behind: TableRow['cells'][number]): TableRow => ({
    cells: [words(side.pick, detail), price(bettor, side.decimal), words(side.book), behind, age(side.ageSeconds)],
  });
  const where = `${game}, ${startWords(startsAt, nowMs, zone)}`;
  return [
    { ...row(best, `${where}; best of ${plural(books, 'book')}`, NOTHING), mark: 'best' },
    row(next, 'next', written(gap.gapToNextText, gap.gapToNext)),
    // Of two books the next is the lowest.
    ...(books > 2 ? [row(worst, 'lowest', written(gap.gapToWorstText, gap.gapToWorst))] : []),
  ];
}
