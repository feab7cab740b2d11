import { type Block, type BlockOf, MOST_ROWS, type TableCell, type TableRow } from '#contract/blocks.ts';
import type { ScanKind, ScanPricesResult, StakedSide } from '#contract/research/scans.ts';
import { startWords } from '../moment-words.ts';
import { apartTable } from './apart-table.ts';
import { age, leadOf, NOTHING, price, said, totalOf, words, written } from './cells.ts';
import { doubtsOf } from './doubts.ts';
import { gapTable } from './gap-table.ts';
import { type PlacedRow, rowNote, scanNote } from './scan-notes.ts';
import type { Told } from './told.ts';

/** So many bets that belong together have a table of their own; of more the first ones have, and the rest share one. */
const MOST_TABLES = 4;
const NOUNS: Readonly<Record<ScanKind, string>> = {
  arbitrage: 'arbitrage',
  middles: 'middle',
  low_hold: 'market',
  gaps: 'gap',
};

type Table = BlockOf<'table'>;
type Columns = Table['columns'];

/** A scan as an answer: what was found in a sentence, then every bet with its book, price and stake, and how it can end. */
export function scanBlocks(scan: ScanPricesResult, told: Told): Block[] {
  const page = { shown: scan.rows.length, total: scan.total, offset: scan.offset };
  const lead = leadOf(scan.answer, page, NOUNS[scan.kind]);
  const tables = scan.kind === 'gaps' ? [...apartTable(scan, told), ...gapTable(scan, told)] : placedTables(scan, told);
  const last = tables.at(-1);
  if (!last) return [said([lead, ...scan.leftOut].join(' '))];
  last.note = [last.note, scanNote(scan)].filter(Boolean).join('\n');
  return [said(lead), ...tables];
}

function placedTables(scan: ScanPricesResult, told: Told): Table[] {
  const found = scan.rows.flatMap((row) => (row.kind === 'gap' ? [] : [row]));
  if (found.length === 0) return scan.nearest.slice(0, MOST_TABLES).map((row) => ownTable(row, 'nearest', told));
  const own = found.slice(0, found.length > MOST_TABLES ? MOST_TABLES - 1 : MOST_TABLES);
  const rest = found.slice(own.length);
  const tables = own.map((row) => ownTable(row, scan.kind, told));
  return rest.length === 0 ? tables : [...tables, restTable(rest, scan, { own: own.length, told })];
}

const BET: Columns = [
  { key: 'bet', label: 'Bet', kind: 'text' },
  { key: 'book', label: 'Book', kind: 'book' },
  { key: 'price', label: 'Price', kind: 'price' },
  { key: 'stake', label: 'Stake', kind: 'money' },
];
const AGE: Columns = [{ key: 'age', label: 'Age', kind: 'age' }];

/** The bets that belong together, one a row, with all that can come of them. */
function ownTable(row: PlacedRow, kind: ScanKind | 'nearest', told: Told): Table {
  return {
    kind: 'table',
    caption: `${whereOf(row, told)}: ${headingOf(row, kind)}`,
    columns: [...BET, ...AGE],
    rows: row.sides.map((side) => ({ cells: [...betCells(side, told), age(side.ageSeconds)] })),
    total: null,
    note: rowNote(row),
    evidenceIds: row.sides.map(({ evidenceId }) => evidenceId),
  };
}

const whereOf = ({ game, startsAt }: Pick<PlacedRow, 'game' | 'startsAt'>, { nowMs, zone }: Told): string =>
  `${game}, ${startWords(startsAt, nowMs, zone)}`;

function headingOf(row: PlacedRow, kind: ScanKind | 'nearest'): string {
  if (row.kind === 'middle') return `both win on ${row.window}`;
  if (kind === 'low_hold') return `a hold of ${row.holdText}`;
  return kind === 'nearest' ? `nearest to an arbitrage, ${row.returnText}` : `${row.returnText} if every side is taken`;
}

const betCells = ({ pick, book, decimal, stakeText, stakeCents }: StakedSide, { bettor }: Told, detail?: string) => [
  words(pick, detail),
  words(book),
  price(bettor, decimal),
  written(stakeText, stakeCents),
];

/** What follows the first ones: whole rows, as many as there is room for, each side with what all of its row come to. */
function restTable(
  rest: readonly PlacedRow[],
  scan: ScanPricesResult,
  { own, told }: { own: number; told: Told },
): Table {
  let sides = 0;
  const shown = rest.filter((row) => {
    sides += row.sides.length;
    return sides <= MOST_ROWS;
  });
  const page = { shown: own + shown.length, total: scan.total, offset: scan.offset };
  return {
    kind: 'table',
    caption: scan.offset === 0 ? `The next ${NOUNS[scan.kind]}s` : `More ${NOUNS[scan.kind]}s`,
    columns: [...BET, ...together(scan.kind), { key: 'worst', label: 'At worst', kind: 'money' }, ...AGE],
    rows: shown.flatMap((row) => restRows(row, scan.kind, told)),
    total: totalOf(page, NOUNS[scan.kind]),
    note: doubtsOf(shown, ({ game }) => game).join('\n'),
    evidenceIds: shown.flatMap((row) => row.sides.map(({ evidenceId }) => evidenceId)),
  };
}

function together(kind: ScanKind): Columns {
  if (kind === 'low_hold') return [{ key: 'hold', label: 'Hold', kind: 'rate' }];
  if (kind === 'arbitrage') return [{ key: 'return', label: 'Return', kind: 'rate' }];
  return [
    { key: 'chance', label: 'Both win', kind: 'chance' },
    { key: 'needed', label: 'Needed', kind: 'chance' },
    { key: 'ev', label: 'Expected', kind: 'rate' },
  ];
}

function restRows(row: PlacedRow, kind: ScanKind, told: Told): TableRow[] {
  const window = row.kind === 'middle' ? `; both win on ${row.window}` : '';
  const worst = row.endings.find(({ cents }) => cents === row.worstCents);
  const shared = [...togetherCells(row, kind), worst ? written(worst.text, worst.cents) : NOTHING];
  return row.sides.map((side) => ({
    cells: [...betCells(side, told, `${whereOf(row, told)}${window}`), ...shared, age(side.ageSeconds)],
  }));
}

function togetherCells(row: PlacedRow, kind: ScanKind): TableCell[] {
  if (row.kind === 'cover')
    return [kind === 'low_hold' ? written(row.holdText, row.hold) : written(row.returnText, row.returnShare)];
  return [written(row.chanceText, row.chance), written(row.neededText, row.needed), written(row.evText, row.ev)];
}
