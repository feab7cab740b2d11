import type { Header } from './header.ts';
import type { Layout, PriceColumns, PriceNotation, Result } from './layout.ts';
import { readNumber } from './read-cell.ts';

const HOME = 0;
const AWAY = 1;

/** nflverse games; `moneyline` is the close. */
export function nflverseLayout(header: Header): Layout {
  const at = header.need(
    'season',
    'home_team',
    'away_team',
    'home_score',
    'away_score',
    'home_moneyline',
    'away_moneyline',
  );
  const location = header.find('location');
  const [spread, total] = [header.find('spread_line'), header.find('total_line')];
  return {
    name: 'nflverse',
    outcomes: 2,
    priceSets: [moneyline('moneyline', [at.home_moneyline, at.away_moneyline])],
    result: (row) => byScore(row[at.home_score], row[at.away_score]),
    season: (row) => row[at.season] ?? '',
    ...(spread === undefined ? {} : { spread: (row) => readNumber(row[spread]) }),
    ...(total === undefined ? {} : { total: (row) => readNumber(row[total]) }),
    teamGame(row) {
      const margin = readNumber(row[at.home_score]) - readNumber(row[at.away_score]);
      if (Number.isNaN(margin)) return null;
      return {
        season: row[at.season] ?? '',
        home: row[at.home_team] ?? '',
        away: row[at.away_team] ?? '',
        margin,
        neutral: location !== undefined && row[location] === 'Neutral',
      };
    },
  };
}

/** UFC fights: the red corner stands first. */
export function ufcLayout(header: Header): Layout {
  const at = header.need('r_odds', 'b_odds', 'winner', 'date');
  return {
    name: 'ufc',
    outcomes: 2,
    priceSets: [moneyline('moneyline', [at.r_odds, at.b_odds])],
    result(row) {
      const winner = row[at.winner]?.trim().toLowerCase() ?? '';
      if (winner === 'red') return HOME;
      if (winner === 'blue') return AWAY;
      return winner === '' ? 'unknown' : 'tie';
    },
    season: (row) => (row[at.date] ?? '').slice(0, 4),
  };
}

/** MLB games: `moneyline` is the close, and the price that could be had before it is the opening one. */
export function mlbLayout(header: Header): Layout {
  const at = header.need('season', 'home_final', 'vis_final', 'home_ml_close', 'vis_ml_close');
  const [homeOpen, awayOpen] = [header.find('home_ml_open'), header.find('vis_ml_open')];
  const total = header.find('total_close');
  const opened = homeOpen !== undefined && awayOpen !== undefined;
  const close = moneyline('moneyline', [at.home_ml_close, at.vis_ml_close], opened ? 'moneyline_open' : null);
  return {
    name: 'mlb',
    outcomes: 2,
    priceSets: opened ? [close, moneyline('moneyline_open', [homeOpen, awayOpen])] : [close],
    result: (row) => byScore(row[at.home_final], row[at.vis_final]),
    season: (row) => row[at.season] ?? '',
    ...(total === undefined ? {} : { total: (row) => readNumber(row[total]) }),
  };
}

function moneyline(name: string, columns: number[], best: string | null = null): PriceColumns {
  const notation: PriceNotation = 'american';
  return { name, columns, notation, best };
}

function byScore(home: string | undefined, away: string | undefined): Result {
  const difference = readNumber(home) - readNumber(away);
  if (Number.isNaN(difference)) return 'unknown';
  if (difference === 0) return 'tie';
  return difference > 0 ? HOME : AWAY;
}
