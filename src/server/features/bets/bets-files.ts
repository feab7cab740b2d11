import type { Readable } from 'node:stream';
import { csvFile } from '../../platform/files/csv-file.ts';
import type { BetsDeps, Bettor } from './bets-deps.ts';
import { OWN_COLUMNS, ownCells, TEMPLATE_ROWS } from './own-csv.ts';
import { readValued } from './read-bets.ts';

/** Every bet of a bettor, in the form that an import reads. */
export async function exportBets(deps: BetsDeps, bettor: Bettor): Promise<Readable> {
  const { rows, valued } = await readValued(deps.db, bettor.id, deps.now());
  return csvFile(
    OWN_COLUMNS,
    rows.flatMap((row, at) => (valued[at] ? [ownCells(row, valued[at].bet)] : [])),
  );
}

export const betsTemplate = (): Readable => csvFile(OWN_COLUMNS, TEMPLATE_ROWS);
