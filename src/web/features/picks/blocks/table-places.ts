import type { BlockOf, TableRow } from '#contract/blocks.ts';

export type TableColumn = BlockOf<'table'>['columns'][number];

const MOST_ON_PHONES = 3;
/** With so many columns a phone has no room for how old a price is beside it. */
const MOST_FIGURES = 4;
/** Figures that explain the others: where there is no room they stand below, in words. What a bet made stays. */
const MAY_GO = new Set(['count', 'rate', 'points']);
const STAYS = 'profit';

/** Where the parts of a table stand on a phone, which has no room for all of its columns. */
export type Places = {
  /** Said below what names the row. */
  asides: readonly number[];
  /** The books behind a price, said below it. */
  booksBelow: readonly number[];
  /** The last one that has a column there. */
  last: number;
};

export function placesOf(columns: readonly TableColumn[]): Places {
  if (columns.length <= MOST_ON_PHONES) return { asides: [], booksBelow: [], last: columns.length - 1 };
  const booksBelow = columns.flatMap(({ kind }, at) =>
    kind === 'book' && columns[at - 1]?.kind === 'price' ? [at] : [],
  );
  const words = columns.flatMap(({ kind }, at) =>
    at > 0 && (kind === 'text' || (kind === 'age' && columns.length > MOST_FIGURES)) ? [at] : [],
  );
  const asides = [...words, ...withoutRoom(columns, [...words, ...booksBelow])].toSorted((a, b) => a - b);
  const last = columns.findLastIndex((_, at) => !asides.includes(at) && !booksBelow.includes(at));
  return { asides, booksBelow, last };
}

/** Of the figures that would be cut off the last ones. A book's name is short; what a bet is called is not. */
function withoutRoom(columns: readonly TableColumn[], gone: readonly number[]): number[] {
  const most = columns[0]?.kind === 'book' ? MOST_FIGURES : MOST_ON_PHONES;
  const extra = columns.length - gone.length - most;
  if (extra <= 0) return [];
  const mayGo = columns.flatMap(({ kind, key }, at) => (at > 0 && MAY_GO.has(kind) && key !== STAYS ? [at] : []));
  return mayGo.slice(-extra);
}

/** What is said below what names a row, such as its game, is said once above the rows that follow each other with it. */
export function isInGroups(rows: readonly TableRow[]): boolean {
  const details = rows.map(({ cells }) => cells[0]?.detail);
  const groups = details.filter((detail, at) => at === 0 || detail !== details[at - 1]).length;
  return details.every(Boolean) && groups * 2 <= rows.length;
}

/** What is said below most figures of a column, such as a date, is said once in its heading; the others keep their own. */
export function sharedDetail(rows: readonly TableRow[], at: number): string | undefined {
  const details = rows.map(({ cells }) => cells[at]?.detail);
  if (details.length < 3 || !details.every(Boolean)) return undefined;
  return details.find((detail) => details.filter((other) => other === detail).length * 2 > details.length);
}
