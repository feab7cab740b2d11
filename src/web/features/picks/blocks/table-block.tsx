import type { BlockOf, TableRow } from '#contract/blocks.ts';
import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { useReader } from '../../../lib/reader.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { BookLink } from '../book-link.tsx';
import { useAtAnswerTime } from '../price-age.tsx';
import { BlockCard } from './block-card.tsx';
import { useSources } from './block-sources.tsx';
import { cellText } from './cell-text.ts';

/** Rows that are compared; what does not fit scrolls sideways inside the card. */
export function TableBlock({ block }: { block: ShownBlockOf<'table'> }) {
  const { caption, columns, rows, total, note, sources } = block;
  const cited = useSources();
  const isPast = useAtAnswerTime();
  const asides = asidesOf(columns);
  const ages = columns.flatMap(({ kind }, at) => (kind === 'age' ? [at] : []));
  const isGrouped = isInGroups(rows);
  const booksBelow = booksBelowPrices(columns);
  const last = columns.findLastIndex((_, at) => !asides.includes(at) && !booksBelow.includes(at));
  return (
    <BlockCard title={caption} note={note} sources={sources} cited={cited}>
      <DataTable
        look="card"
        caption={caption}
        columns={columns.map((column, at) =>
          columnOf(column, at, {
            isPast,
            asides,
            ages,
            booksBelow,
            last,
            isGrouped,
            shared: at > 0 ? sharedDetail(rows, at) : undefined,
          }),
        )}
        rows={rows}
        idOf={(_, position) => position}
        rowClass={({ mark }) => (mark ? MARKS[mark] : undefined)}
        headingOf={isGrouped ? ({ cells }) => withMinusSigns(cells[0]?.detail ?? '') : undefined}
        empty="None."
      />
      {total ? <p className="px-4 py-2.5 text-caption text-faint sm:px-5">{total.text}</p> : null}
    </BlockCard>
  );
}

const MARKS = { best: 'bg-edge/10', reference: 'text-muted' };
const TONES = { good: 'text-edge', bad: 'text-red' };
const WORDS = new Set(['text', 'book', 'time']);

type TableColumn = BlockOf<'table'>['columns'][number];

const MOST_ON_PHONES = 3;
/** With so many columns a phone has no room for how old a price is beside it. */
const MOST_FIGURES = 4;

/** The columns of plain words that a phone reads below what names the row, where so many columns would not fit. */
const asidesOf = (columns: readonly TableColumn[]): number[] =>
  columns.length > MOST_ON_PHONES
    ? columns.flatMap(({ kind }, at) =>
        at > 0 && (kind === 'text' || (kind === 'age' && columns.length > MOST_FIGURES)) ? [at] : [],
      )
    : [];

/** The books behind a price, which a phone reads below it. */
const booksBelowPrices = (columns: readonly TableColumn[]): number[] =>
  columns.length > MOST_ON_PHONES
    ? columns.flatMap(({ kind }, at) => (kind === 'book' && columns[at - 1]?.kind === 'price' ? [at] : []))
    : [];

/** What is said below what names a row, such as its game, is said once above the rows that follow each other with it. */
function isInGroups(rows: readonly TableRow[]): boolean {
  const details = rows.map(({ cells }) => cells[0]?.detail);
  const groups = details.filter((detail, at) => at === 0 || detail !== details[at - 1]).length;
  return details.every(Boolean) && groups * 2 <= rows.length;
}

/** What is said below most figures of a column, such as a date, is said once in its heading; the others keep their own. */
function sharedDetail(rows: readonly TableRow[], at: number): string | undefined {
  const details = rows.map(({ cells }) => cells[at]?.detail);
  if (details.length < 3 || !details.every(Boolean)) return undefined;
  return details.find((detail) => details.filter((other) => other === detail).length * 2 > details.length);
}

/** From where on there are columns for them: several take more room than one. */
const widthOf = ({ length }: readonly number[]): 'sm' | 'lg' => (length > 1 ? 'lg' : 'sm');

type Place = {
  isPast: boolean;
  asides: readonly number[];
  ages: readonly number[];
  booksBelow: readonly number[];
  /** The last one that a phone has room for. */
  last: number;
  isGrouped: boolean;
  shared: string | undefined;
};

function columnOf({ key, label, kind }: TableColumn, at: number, place: Place): Column<TableRow> {
  const { isPast, asides, ages, booksBelow, last, isGrouped, shared } = place;
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
        <Cell row={row} at={at} kind={kind} said={isGrouped && at === 0 ? row.cells[0]?.detail : shared} />
        {at === 0 && asides.length > 0 ? <Asides row={row} at={asides} ages={ages} /> : null}
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

type AsidesProps = { row: TableRow; at: readonly number[]; ages: readonly number[] };

/** How old a price is has no heading there. */
function Asides({ row, at, ages }: AsidesProps) {
  const words = at.flatMap((place) => {
    const text = row.cells[place]?.text;
    return text ? [ages.includes(place) ? `${text} old` : text] : [];
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
  /** The detail that stands in a heading already. */
  said: string | undefined;
};

function Cell({ row, at, kind, said }: CellProps) {
  const { oddsFormat } = useReader();
  const cell = row.cells[at];
  if (!cell) return null;
  return (
    <>
      {cell.line ? <span className="mr-1.5 text-muted">{withMinusSigns(cell.line)}</span> : null}
      {cellText(kind, cell, oddsFormat)}
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
