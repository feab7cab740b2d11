import type { TableRow } from '#contract/blocks.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { useReader } from '../../../lib/reader.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { BookLink } from '../book-link.tsx';
import { cellText } from './cell-text.ts';
import type { Places, TableColumn } from './table-places.ts';

const TONES = { good: 'text-edge', bad: 'text-red' };
const WORDS = new Set(['text', 'book', 'time']);

/** From where on there are columns for them: several take more room than one. */
const widthOf = ({ length }: readonly number[]): 'sm' | 'lg' => (length > 1 ? 'lg' : 'sm');

type Place = Places & {
  isPast: boolean;
  columns: readonly TableColumn[];
  isGrouped: boolean;
  shared: string | undefined;
  isBest: (row: TableRow, at: number) => boolean;
};

export function columnOf({ key, label, kind }: TableColumn, at: number, place: Place): Column<TableRow> {
  const { isPast, asides, columns, booksBelow, last, isGrouped, shared, isBest } = place;
  const atEdge = at === last && (widthOf(asides) === 'sm' ? 'max-sm:pr-4' : 'max-lg:pr-4 sm:max-lg:pr-5');
  const isWords = WORDS.has(kind);
  const name = kind === 'age' && isPast ? `${label} at answer time` : label;
  return {
    key: `${at} ${key}`,
    label: shared ? <NameWithDetail name={name} detail={shared} /> : name,
    isRowHead: at === 0,
    ...(asides.includes(at) && { from: widthOf(asides) }),
    ...(booksBelow.includes(at) && { from: 'sm' as const }),
    ...(!isWords && { align: 'right' }),
    headClass: classNames(kind === 'age' && isPast && 'min-w-24', atEdge),
    cellClass: ({ cells }) => {
      const { tone } = cells[at] ?? {};
      return classNames(
        isWords
          ? `${kind === 'time' ? 'whitespace-nowrap' : 'break-words'} ${at === 0 ? 'min-w-32 max-w-56 sm:max-w-72' : 'min-w-14 max-w-56 sm:min-w-20'}`
          : 'numeral whitespace-nowrap',
        tone && TONES[tone],
        atEdge,
      );
    },
    cell: (row) => (
      <>
        <Cell
          row={row}
          at={at}
          kind={kind}
          isBest={isBest(row, at)}
          said={isGrouped && at === 0 ? row.cells[0]?.detail : shared}
        />
        {at === 0 && asides.length > 0 ? <Asides row={row} at={asides} columns={columns} /> : null}
        {booksBelow.includes(at + 1) ? <BookBelow row={row} at={at + 1} /> : null}
      </>
    ),
  };
}

const NameWithDetail = ({ name, detail }: { name: string; detail: string }) => (
  <>
    {name} <span className="block">{withMinusSigns(detail)}</span>
  </>
);

type AsidesProps = { row: TableRow; at: readonly number[]; columns: readonly TableColumn[] };

/** A figure has no heading there. */
function Asides({ row, at, columns }: AsidesProps) {
  const words = at.flatMap((place) => {
    const text = row.cells[place]?.text;
    const { kind, label } = columns[place] ?? {};
    if (!text || !label || (text === '–' && kind !== 'text')) return [];
    if (kind === 'age') return [`${text} old`];
    return [kind === 'text' ? text : `${label.charAt(0).toLowerCase()}${label.slice(1)} ${text}`];
  });
  return (
    <span className={classNames('block text-faint text-xs', widthOf(at) === 'sm' ? 'sm:hidden' : 'lg:hidden')}>
      {withMinusSigns(words.join(' · '))}
    </span>
  );
}

function BookBelow({ row, at }: { row: TableRow; at: number }) {
  const cell = row.cells[at];
  return cell ? (
    <span className="block font-sans text-faint text-xs sm:hidden">
      {cell.text}
      {cell.link ? (
        <span className="ml-1.5">
          <BookLink link={cell.link.url} book={cell.link.book} />
        </span>
      ) : null}
    </span>
  ) : null;
}

type CellProps = {
  row: TableRow;
  at: number;
  kind: TableColumn['kind'];
  isBest: boolean;
  /** The detail that stands in a heading already. */
  said: string | undefined;
};

function Cell({ row, at, kind, isBest, said }: CellProps) {
  const { oddsFormat } = useReader();
  const cell = row.cells[at];
  if (!cell) return null;
  return (
    <>
      {cell.line ? <span className="mr-2 text-muted">{withMinusSigns(cell.line)}</span> : null}
      {isBest ? <Best text={cellText(kind, cell, oddsFormat)} /> : cellText(kind, cell, oddsFormat)}
      {cell.link ? (
        <span className="ml-1.5">
          <BookLink link={cell.link.url} book={cell.link.book} />
        </span>
      ) : null}
      {cell.detail && cell.detail !== said ? (
        <span className="block font-sans text-faint text-xs max-sm:whitespace-normal">
          {withMinusSigns(cell.detail)}
        </span>
      ) : null}
    </>
  );
}

/** Framed to both sides of where the others stand, so that figures keep their column. */
const Best = ({ text }: { text: string }) => (
  <span className="-mx-1 rounded-inner bg-raised px-1 py-0.5 font-semibold text-text ring-1 ring-outline ring-inset">
    {text}
    <span className="sr-only"> best</span>
  </span>
);
