import { BacktestError } from './backtest-error.ts';
import type { Header } from './header.ts';
import type { Layout, PriceColumns, Result } from './layout.ts';
import { readNumber } from './read-cell.ts';

const LETTERS = ['h', 'd', 'a'] as const;
const HOME = 0;
const DRAW = 1;
const AWAY = 2;

/** One table of many leagues: `psc_h`, `psc_d`, `psc_a` and so on. */
export function soccerLayout(header: Header): Layout {
  const { hg, ag, season } = header.need('hg', 'ag', 'season');
  return {
    name: 'soccer',
    outcomes: 3,
    priceSets: triples(header, '_'),
    result: (row) => byGoals(row[hg], row[ag]),
    season: (row) => row[season] ?? '',
  };
}

/** football-data.co.uk, main leagues (FTHG) and extra ones (HG): `PSCH`, `PSCD`, `PSCA` and so on. */
export function footballDataLayout(header: Header): Layout {
  const main = header.has('fthg', 'ftag');
  const home = header.find(main ? 'fthg' : 'hg');
  const away = header.find(main ? 'ftag' : 'ag');
  if (home === undefined || away === undefined) {
    throw new BacktestError('The file lacks the columns FTHG and FTAG, or HG and AG.');
  }
  const { date } = header.need('date');
  const season = header.find('season');
  return {
    name: 'football-data',
    outcomes: 3,
    priceSets: triples(header, ''),
    result: (row) => byGoals(row[home], row[away]),
    season: (row) => (season === undefined ? seasonOfDate(row[date] ?? '') : (row[season] ?? '')),
  };
}

/** European seasons turn in July and are named by their end year; dates are dd/mm/yy or dd/mm/yyyy. */
function seasonOfDate(date: string): string {
  const [, month = '', year = ''] = date.split('/');
  if (!/^\d+$/.test(month) || !/^\d+$/.test(year)) return '';
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  return String(Number(month) >= 7 ? full + 1 : full);
}

function byGoals(home: string | undefined, away: string | undefined): Result {
  const difference = readNumber(home) - readNumber(away);
  if (Number.isNaN(difference)) return 'unknown';
  if (difference === 0) return DRAW;
  return difference > 0 ? HOME : AWAY;
}

function triples(header: Header, joint: string): PriceColumns[] {
  const sets: PriceColumns[] = [];
  for (const column of header.names) {
    if (!column.endsWith(`${joint}h`)) continue;
    const name = column.slice(0, column.length - joint.length - 1);
    const columns = LETTERS.map((letter) => header.find(`${name}${joint}${letter}`));
    if (name !== '' && columns.every((place) => place !== undefined)) {
      sets.push({ name, columns, notation: 'decimal', best: null });
    }
  }
  const names = new Set(sets.map(({ name }) => name));
  return sets.map((set) => ({ ...set, best: bestFor(set.name, names) }));
}

/** The highest prices of the same moment: a price of the close is never bet against an opinion from before it. */
function bestFor(name: string, names: ReadonlySet<string>): string | null {
  const atClose = name.endsWith('c') && name !== 'vc';
  const candidates = atClose ? ['maxc'] : name === 'bbav' ? ['bbmx'] : ['max', 'bbmx'];
  if (/^(max|bbmx)/.test(name)) return null;
  return candidates.find((candidate) => names.has(candidate)) ?? null;
}
