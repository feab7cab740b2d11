/** The headings of a file as Pikkit exports it. */
export const PIKKIT =
  'bet_id,sportsbook,type,status,odds,closing_line,amount,profit,time_placed_iso,time_settled_iso,bet_info,sports,leagues';

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => (/[",\n]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : cell)).join(',');

/** Such a file. */
export const pikkit = (...rows: (string | number)[][]): string => [PIKKIT, ...rows.map(row)].join('\n');

/** One of its rows; `changes` by the place of the column. */
export const straight = (changes: Record<number, string | number> = {}): (string | number)[] =>
  [
    'b1',
    'DraftKings Sportsbook',
    'straight',
    'SETTLED_WIN',
    '1.91',
    '1.87',
    '25',
    '22.75',
    '2026-11-20T18:00:00Z',
    '2026-11-21T01:00:00Z',
    'Buffalo Bills +2.5',
    'Football',
    'NFL',
  ].map((cell, at) => changes[at] ?? cell);
