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
  return (
    <BlockCard title={caption} note={note} sources={sources} cited={cited}>
      <DataTable
        look="card"
        caption={caption}
        columns={columns.map((column, at) => columnOf(column, at, { isPast, asides }))}
        rows={rows}
        idOf={(_, position) => position}
        rowClass={({ mark }) => (mark ? MARKS[mark] : undefined)}
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

/** The columns of plain words that a phone reads below what names the row, where so many columns would not fit. */
const asidesOf = (columns: readonly TableColumn[]): number[] =>
  columns.length > MOST_ON_PHONES ? columns.flatMap(({ kind }, at) => (at > 0 && kind === 'text' ? [at] : [])) : [];

type Place = { isPast: boolean; asides: readonly number[] };

function columnOf({ key, label, kind }: TableColumn, at: number, { isPast, asides }: Place): Column<TableRow> {
  const isWords = WORDS.has(kind);
  return {
    key: `${at} ${key}`,
    label: kind === 'age' && isPast ? `${label} at answer time` : label,
    isRowHead: at === 0,
    ...(asides.includes(at) && { from: 'sm' as const }),
    ...(!isWords && { align: 'right' }),
    cellClass: ({ cells }) => {
      const { tone } = cells[at] ?? {};
      return classNames(
        isWords
          ? `${kind === 'time' ? 'whitespace-nowrap' : 'break-words'} ${at === 0 ? 'min-w-32 max-w-56 sm:max-w-72' : 'min-w-14 max-w-56 sm:min-w-20'}`
          : 'numeral whitespace-nowrap',
        tone && TONES[tone],
      );
    },
    cell: (row) => (
      <>
        <Cell row={row} at={at} kind={kind} />
        {at === 0 && asides.length > 0 ? <Asides row={row} at={asides} /> : null}
      </>
    ),
  };
}

function Asides({ row, at }: { row: TableRow; at: readonly number[] }) {
  const words = at.flatMap((place) => row.cells[place]?.text || []);
  return <span className="block text-faint text-xs sm:hidden">{withMinusSigns(words.join(' · '))}</span>;
}

function Cell({ row, at, kind }: { row: TableRow; at: number; kind: TableColumn['kind'] }) {
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
      {cell.detail ? (
        <span className="block text-faint text-xs max-sm:whitespace-normal">{withMinusSigns(cell.detail)}</span>
      ) : null}
    </>
  );
}
