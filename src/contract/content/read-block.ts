import { Block, ColumnKind, MOST_ROWS, TableRow } from '../blocks.ts';
import { PriceMove } from '../price-move.ts';
import { Figure } from '../research/quantities.ts';
import { type Fields, isFields } from './content-values.ts';

/** A saved block; undefined for a kind or a form that this version does not know. */
export function readBlock(value: unknown): Block | undefined {
  return Block.safeParse(value).data ?? (isFields(value) ? Block.safeParse(mended(value)).data : undefined);
}

type Reads = { safeParse: (value: unknown) => { success: boolean } };

/** The lists of a block in which an entry can be missing and the others still say what they say. */
const LISTS: readonly [name: string, entry: Reads][] = [
  ['rows', TableRow],
  ['inputs', Figure],
  ['figures', Figure],
  ['points', PriceMove],
];

/** A block of a later version as far as it is known: entries of another form are left out, columns of a new kind are texts. */
function mended(block: Fields): Fields {
  const known = LISTS.flatMap(([name, entry]): [string, unknown][] => {
    const list = block[name];
    return Array.isArray(list) ? [[name, list.filter((one) => entry.safeParse(one).success)]] : [];
  });
  const lists = Object.fromEntries(known);
  const { columns, total } = block;
  if (!Array.isArray(columns)) return { evidenceIds: [], ...block, ...lists };
  const rows = Array.isArray(lists.rows) ? lists.rows : [];
  return {
    evidenceIds: [],
    ...block,
    ...lists,
    columns: columns.map(asColumn),
    rows: rows.filter(({ cells }) => cells.length === columns.length).slice(0, MOST_ROWS),
    total: total ?? null,
  };
}

const asColumn = (column: unknown): unknown =>
  isFields(column) && !ColumnKind.safeParse(column.kind).success ? { ...column, kind: 'text' } : column;
