import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The server can sort by it. */
  isSortable?: boolean;
  align?: 'right';
  /** Keeps the heading for screen readers only. */
  hideLabel?: boolean;
  /** Only where there is much room; elsewhere another cell says it. */
  isWideOnly?: boolean;
};

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first ones are on their way. */
  rows: readonly Row[] | undefined;
  idOf: (row: Row) => string;
  /** Stands where rows would. */
  empty: string;
  /** A column's key, with a minus before it downwards. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Other rows are on their way; those shown are the old ones. */
  isBusy?: boolean;
};

const CELL = 'px-2 align-middle first:pl-3 last:pr-3 lg:px-3';
const WIDE_ONLY = 'max-lg:hidden';
const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Dense rows in columns; what does not fit scrolls sideways inside its own box. */
export function DataTable<Row>({ caption, columns, rows, idOf, empty, sort, onSort, isBusy = false }: Props<Row>) {
  if (rows === undefined)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        <span className="sr-only">Loading</span>
        {LOADING_ROWS.map((row) => (
          <Skeleton key={row} className="h-9 w-full" />
        ))}
      </div>
    );
  if (rows.length === 0) return <p className="py-6 text-center text-muted text-sm">{empty}</p>;
  return (
    <section
      aria-label={`${caption} table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="scroll-hint-x overflow-x-auto rounded-control border border-line"
    >
      <table aria-busy={isBusy} className={classNames('w-full text-left text-caption', isBusy && 'opacity-55')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-faint">
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ key, cell, align, isWideOnly }) => (
                <td
                  key={key}
                  className={classNames(CELL, 'py-1.5', align === 'right' && 'text-right', isWideOnly && WIDE_ONLY)}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadProps<Row> = { column: Column<Row>; sort: string | undefined; onSort: ((sort: string) => void) | undefined };

function HeadCell<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { key, label, isSortable, align, hideLabel, isWideOnly } = column;
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  const className = classNames(
    CELL,
    'py-1 font-medium whitespace-nowrap',
    align === 'right' && 'text-right',
    isWideOnly && WIDE_ONLY,
  );
  if (!isSortable || !onSort)
    return (
      <th scope="col" className={classNames(className, 'py-2.5')}>
        {hideLabel ? <span className="sr-only">{label}</span> : label}
      </th>
    );
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={className}>
      <button
        type="button"
        onClick={() => onSort(direction === 'ascending' ? `-${key}` : key)}
        className={classNames(
          'inline-flex h-touch items-center gap-1 rounded-inner font-medium hover:text-text sm:h-8',
          direction && 'text-text',
        )}
      >
        {label}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </th>
  );
}
