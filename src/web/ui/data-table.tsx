import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';
import { TABLE_LOOKS, type TableLook } from './table-looks.ts';

export type Column<Row> = {
  key: string;
  label: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The server can sort by it. */
  isSortable?: boolean;
  align?: 'right';
  /** Keeps the heading for screen readers only. */
  hideLabel?: boolean;
  /** Only where there is so much room; elsewhere another cell says it. */
  from?: 'sm' | 'md' | 'lg';
  /** Its cells name their rows. */
  isRowHead?: boolean;
  headClass?: string | undefined;
  cellClass?: string | ((row: Row) => string) | undefined;
};

type Props<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first ones are on their way. */
  rows: readonly Row[] | undefined;
  idOf: (row: Row, position: number) => string | number;
  /** Stands where rows would. */
  empty?: string;
  /** A column's key, with a minus before it downwards. */
  sort?: string;
  onSort?: (sort: string) => void;
  /** Other rows are on their way; those shown are the old ones. */
  isBusy?: boolean;
  look?: TableLook;
  /** What scrolls sideways has a name of its own; absent: the caption's. */
  label?: string;
  rowClass?: (row: Row) => string | undefined;
  /** Rows of one heading that follow each other stand below it. */
  headingOf?: ((row: Row) => string | undefined) | undefined;
};

const FROM = { sm: 'max-sm:hidden!', md: 'max-md:hidden!', lg: 'max-lg:hidden!' };
const LOADING_ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Rows in columns; what does not fit scrolls sideways inside its own box. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, idOf, empty, isBusy = false, look = 'box', rowClass, headingOf } = props;
  const classes = TABLE_LOOKS[look];
  if (rows === undefined)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        <span className="sr-only">Loading</span>
        {LOADING_ROWS.map((row) => (
          <Skeleton key={row} className="h-9 w-full" />
        ))}
      </div>
    );
  if (rows.length === 0 && empty !== undefined) return <p className="py-6 text-center text-muted text-sm">{empty}</p>;
  const table = (
    <table aria-busy={isBusy || undefined} className={classNames(classes.table, isBusy && 'opacity-55')}>
      <caption className={look === 'spoken' ? undefined : 'sr-only'}>{caption}</caption>
      <thead className={classes.headGroup}>
        <tr className={classes.headRow}>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} {...props} look={look} />
          ))}
        </tr>
      </thead>
      <tbody className={classes.body}>
        {rows.map((row, position) => {
          const heading = headingOf?.(row);
          const next = rows[position + 1];
          return (
            <Fragment key={idOf(row, position)}>
              {heading !== undefined && (position === 0 || headingOf?.(rows[position - 1] as Row) !== heading) ? (
                <GroupHead heading={heading} columns={columns.length} look={look} />
              ) : null}
              <tr
                className={classNames(
                  classes.row,
                  heading !== undefined && next && headingOf?.(next) === heading && 'border-b-0',
                  rowClass?.(row),
                )}
              >
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} look={look} />
                ))}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
  if (classes.frame === undefined) return table;
  return (
    <section
      aria-label={props.label ?? `${caption} table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={classes.frame}
    >
      {table}
    </section>
  );
}

function GroupHead({ heading, columns, look }: { heading: string; columns: number; look: TableLook }) {
  return (
    <tr className="border-b-0">
      <th
        scope="colgroup"
        colSpan={columns}
        className={classNames(TABLE_LOOKS[look].rowHead, 'break-words pb-0 text-faint text-xs')}
      >
        {heading}
      </th>
    </tr>
  );
}

const placeOf = <Row,>({ align, from }: Column<Row>): string =>
  classNames(align === 'right' && 'text-right', from && FROM[from]);

type CellProps<Row> = { column: Column<Row>; row: Row; look: TableLook };

function Cell<Row>({ column, row, look }: CellProps<Row>) {
  const { label, cell, isRowHead = false, cellClass } = column;
  const classes = TABLE_LOOKS[look];
  const own = typeof cellClass === 'function' ? cellClass(row) : cellClass;
  const className = classNames(isRowHead ? classes.rowHead : classes.cell, placeOf(column), own);
  if (!isRowHead)
    return (
      <td data-label={look === 'stack' && typeof label === 'string' ? label : undefined} className={className}>
        {cell(row)}
      </td>
    );
  return (
    <th scope="row" className={className}>
      {cell(row)}
    </th>
  );
}

type HeadProps<Row> = Pick<Props<Row>, 'sort' | 'onSort'> & { column: Column<Row>; look: TableLook };

function HeadCell<Row>({ column, sort, onSort, look }: HeadProps<Row>) {
  const { key, label, isSortable, hideLabel, isRowHead, headClass } = column;
  const { head, firstHead, plainHead } = TABLE_LOOKS[look];
  const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
  const className = classNames((isRowHead && firstHead) || head, placeOf(column), headClass);
  if (!isSortable || !onSort)
    return (
      <th scope="col" className={classNames(className, plainHead)}>
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
