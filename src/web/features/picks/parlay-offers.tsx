import type { ParlayView } from '#contract/content/read-answer.ts';
import { useReader } from '../../lib/reader.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { figureText } from './blocks/cell-text.ts';
import { isPaid, parlayPrice } from './parlay-figures.ts';
import { BOOKS_NAME, otherBooksName } from './parlay-text.ts';

type Row = { book: string; price: string; returns: string | undefined; isOwn: boolean };

/** Every book that takes all legs, with what it pays for them; that of the parlay first. */
export function ParlayOffers({ parlay }: { parlay: ParlayView }) {
  const { oddsFormat } = useReader();
  const rows: Row[] = [
    ...ownRow(parlay, parlayPrice(parlay, oddsFormat)?.value),
    ...(parlay.otherBooks ?? []).map(({ book, price, returns }) => ({
      book,
      price: figureText(price, oddsFormat),
      returns: returns?.text,
      isOwn: false,
    })),
  ];
  const returns = rows.some((row) => row.returns !== undefined) ? [returnsColumn(parlay)] : [];
  return (
    <DataTable
      look="card"
      caption={isPaid(parlay) ? BOOKS_NAME : otherBooksName(parlay)}
      columns={[BOOK, priceColumn(parlay), ...returns]}
      rows={rows}
      idOf={({ book }) => book}
      rowClass={({ isOwn }) => (isOwn ? 'bg-raised' : undefined)}
    />
  );
}

/** Where no book pays the product, or the price is the bettor's, its own would be told as a price. */
const ownRow = (parlay: ParlayView, price: string | undefined): Row[] =>
  isPaid(parlay) && !parlay.isOwnPrice && parlay.book !== undefined && price !== undefined
    ? [{ book: parlay.book, price, returns: parlay.returns?.text, isOwn: true }]
    : [];

const NUMBERS = 'numeral whitespace-nowrap';

const BOOK: Column<Row> = {
  key: 'book',
  label: 'Book',
  isRowHead: true,
  cellClass: 'break-words',
  cell: ({ book }) => book,
};

const priceColumn = (parlay: ParlayView): Column<Row> => ({
  key: 'price',
  label: isPaid(parlay) ? 'Pays' : 'Product, which it does not pay',
  align: 'right',
  cellClass: NUMBERS,
  cell: ({ price }) => price,
});

const returnsColumn = ({ returns }: ParlayView): Column<Row> => ({
  key: 'returns',
  label: returns?.label ?? 'Returns',
  align: 'right',
  cellClass: NUMBERS,
  cell: (row) => row.returns ?? '–',
});
