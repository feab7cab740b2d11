import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { BetsDeps, Bettor } from './bets-deps.ts';
import { OWN_COLUMNS, ownCells, TEMPLATE_ROWS } from './own-csv.ts';
import { readValued } from './read-bets.ts';

/** Every bet of a bettor, in the form that an import reads. */
export async function exportBets(deps: BetsDeps, bettor: Bettor): Promise<Readable> {
  const { rows, valued } = await readValued(deps.db, bettor.id, deps.now());
  return csvOf(rows.flatMap((row, at) => (valued[at] ? [ownCells(row, valued[at].bet)] : [])));
}

export const betsTemplate = (): Readable => csvOf(TEMPLATE_ROWS);

function csvOf(rows: readonly string[][]): Readable {
  const csv = stringify({
    record_delimiter: '\r\n',
    quoted_match: /^'|[\r\n]/,
    header: true,
    columns: [...OWN_COLUMNS],
  });
  return pipeline(Readable.from(rows), csv, () => undefined);
}
