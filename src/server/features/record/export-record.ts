import { Readable } from 'node:stream';
import type { Db } from '../../platform/database/database.ts';
import { csvFile } from '../../platform/files/csv-file.ts';
import { neutralCell } from '../../platform/files/neutral-cell.ts';
import { type ExportedRow, listExported, readLogSize } from './export.repo.ts';

const BATCH = 1_000;
/** Readers of the whole record need it no fresher, and whoever stands between keeps it for all of them. */
export const FRESH_FOR_SECONDS = 300;

type Kind = 'live' | 'demo';
type Cell = string | number | boolean | null;
const TIMES = { shownAtMs: 'shownAt', startsAtMs: 'startsAt', priceAtMs: 'priceAt' } as const;

/** Changes with whatever is logged, and with nothing else. */
export const recordTag = async (db: Db, kind: Kind): Promise<string> => `"${kind}-${await readLogSize(db)}"`;

/** Every public pick, read batch by batch as it is sent: any number of them takes the memory of a few. */
async function* exported(db: Db, kind: Kind): AsyncGenerator<Record<string, Cell>> {
  let after: string | null = null;
  do {
    const rows: ExportedRow[] = await listExported(db, kind, after, BATCH);
    for (const row of rows) yield shownOf(row);
    after = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
  } while (after !== null);
}

/** Times as ISO texts under names of their own. */
function shownOf(row: ExportedRow): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      name in TIMES ? [TIMES[name as keyof typeof TIMES], new Date(Number(value)).toISOString()] : [name, value],
    ),
  );
}

const COLUMNS = [
  ...['id', 'shownAt', 'sport', 'game', 'startsAt', 'pick', 'market', 'selection', 'player', 'line', 'book', 'price'],
  ...[
    'priceAt',
    'fair',
    'edge',
    'verdict',
    'stars',
    'units',
    'rules',
    'priced',
    'commitment',
    'leaf',
    'revealLeaf',
    'late',
  ],
  ...['result', 'reason', 'profit', 'close', 'closeFair', 'clv', 'clvFair'],
];

export const recordCsv = (db: Db, kind: Kind): Readable => csvFile(COLUMNS, cells(db, kind));

async function* cells(db: Db, kind: Kind): AsyncGenerator<(string | number | null)[]> {
  for await (const pick of exported(db, kind)) {
    yield COLUMNS.map((name) => {
      const value = pick[name] ?? null;
      return typeof value === 'string' ? neutralCell(value) : typeof value === 'boolean' ? String(value) : value;
    });
  }
}

/** One JSON array, a pick a line. */
export const recordJson = (db: Db, kind: Kind): Readable => Readable.from(lines(db, kind));

async function* lines(db: Db, kind: Kind): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const pick of exported(db, kind)) {
    yield `${separator}${JSON.stringify(pick)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
