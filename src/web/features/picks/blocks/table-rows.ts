import type { BlockOf, TableCell, TableRow } from '#contract/blocks.ts';
import type { OddsFormat } from '#contract/settings.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';

type Table = Pick<BlockOf<'table'>, 'columns' | 'rows'>;

/**
 * `board`: the books on one market; `moves`: how each book's price moved; `lines`: the other lines of a market, beside its board;
 * `figures`: a name and a value each.
 */
type TableKind = 'board' | 'moves' | 'lines' | 'figures' | 'other';

const MOST_FIGURES = 8;

export function tableKind({ columns, rows }: Table): TableKind {
  const keys = columns.map(({ key }) => key).join(' ');
  if (keys === 'figure value') return rows.length <= MOST_FIGURES && rows.length > 0 ? 'figures' : 'other';
  if (keys === 'bet price book books') return 'lines';
  if (columns[0]?.kind !== 'book') return 'other';
  if (keys === 'book opener now change') return 'moves';
  return columns.some(({ key }) => key === 'margin') ? 'board' : 'other';
}

/** So many rows stand open of each kind; all of those that are not named. */
const OPEN: Partial<Record<TableKind, { phone: number; wide: number; noun: string }>> = {
  board: { phone: 5, wide: 8, noun: 'book' },
  moves: { phone: 3, wide: 3, noun: 'book' },
  lines: { phone: 0, wide: 0, noun: 'price' },
};

/** The rows that stand open, and what the button calls the others; a single one more takes no more room than a button. */
export function openRows(kind: TableKind, count: number, isPhone: boolean): { open: number; more: string | null } {
  const most = OPEN[kind];
  const open = most?.[isPhone ? 'phone' : 'wide'] ?? count;
  const rest = count - open;
  if (!most || rest < 2) return { open: count, more: null };
  return { open, more: open === 0 ? `${rest} ${most.noun}s` : `${rest} more ${most.noun}s` };
}

/** Those that stand open of more: first what is to stay, then the first of the others; all in their order. */
export function firstRows(rows: readonly TableRow[], open: number, stays: (row: TableRow) => boolean): TableRow[] {
  const wanted = [...rows.filter(stays), ...rows.filter((row) => !stays(row))].slice(0, open);
  return rows.filter((row) => wanted.includes(row));
}

/** Where the bettor can bet first, then the others by why he cannot; among each other as they came. */
export function byStanding(rows: readonly TableRow[]): TableRow[] {
  const standings = [...new Set(rows.filter(isReference).map(standingOf))];
  const own = rows.filter((row) => !isReference(row));
  return [...own, ...standings.flatMap((one) => rows.filter((row) => isReference(row) && standingOf(row) === one))];
}

export const isReference = ({ mark }: TableRow): boolean => mark === 'reference';

/** Why no bet can be placed there: `Not one of your books`. */
export function standingOf(row: TableRow): string | undefined {
  const detail = row.cells[0]?.detail;
  return isReference(row) && detail ? `${detail.charAt(0).toUpperCase()}${detail.slice(1)}` : undefined;
}

/**
 * The best price of a column that the bettor can take, among several. On another line than the first row's a price does not compare.
 */
export function bestOf({ columns, rows }: Table): (row: TableRow, at: number) => boolean {
  const own = rows.filter((row) => !isReference(row));
  if (own.length < 2) return () => false;
  const best = columns.map(({ kind }, at) => {
    if (kind !== 'price') return undefined;
    const line = own[0]?.cells[at]?.line;
    const paid = own.flatMap(({ cells }) => (cells[at]?.line === line ? paidBy(cells[at]) : []));
    return paid.length > 0 ? { line, decimal: Math.max(...paid) } : undefined;
  });
  return (row, at) => {
    const [cell, top] = [row.cells[at], best[at]];
    return !isReference(row) && top !== undefined && cell?.value === top.decimal && cell.line === top.line;
  };
}

const paidBy = (cell: TableCell | undefined): number[] => (typeof cell?.value === 'number' ? [cell.value] : []);

/** The change before the words that tell what it means: `+23, pays more`; of another line first by how far it is. */
export function withChanges({ columns, rows }: Table, format: OddsFormat): TableRow[] {
  const at = (key: string) => columns.findIndex((column) => column.key === key);
  const [from, to, change] = [at('opener'), at('now'), at('change')];
  return rows.map((row) => {
    const figure = changeOf(row.cells[from], row.cells[to], format);
    if (figure === null) return row;
    const cells = row.cells.map((cell, place) =>
      place === change ? { ...cell, text: `${figure}, ${cell.text}` } : cell,
    );
    return { ...row, cells };
  });
}

function changeOf(from: TableCell | undefined, to: TableCell | undefined, format: OddsFormat): string | null {
  if (from?.line !== to?.line) return lineChange(from?.line, to?.line);
  if (typeof from?.value !== 'number' || typeof to?.value !== 'number' || from.value === to.value) return null;
  if (format === 'decimal') return signed((to.value - from.value).toFixed(2));
  return signed((cents(to.value) - cents(from.value)).toFixed(0));
}

/** On the scale of American prices, on which -105 and +105 are ten apart. */
const cents = (decimal: number): number => (decimal >= 2 ? (decimal - 2) * 100 : 100 - 100 / (decimal - 1));

function lineChange(from = '', to = ''): string | null {
  const [was, is] = [pointsOf(from), pointsOf(to)];
  if (was === null || is === null) return null;
  return `${signed(String(is - was))} ${Math.abs(is - was) === 1 ? 'point' : 'points'}`;
}

function pointsOf(line: string): number | null {
  if (/\bpk$/i.test(line)) return 0;
  const text = /[+-]?\d+(?:\.\d+)?$/.exec(line)?.[0];
  return text === undefined ? null : Number(text);
}

const signed = (figure: string): string => withMinusSigns(figure.startsWith('-') ? figure : `+${figure}`);
