import { list } from '../format.ts';

/** Each doubt once, with what it is about. */
export const doubtsOf = <Row extends { notes: readonly string[] }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): string[] =>
  [...new Set(rows.flatMap(({ notes }) => notes))].map((doubt) => {
    const names = rows.filter(({ notes }) => notes.includes(doubt)).map(nameOf);
    return `${list([...new Set(names)])}: ${doubt}`;
  });
