import { OddsInputError } from './odds-input-error.ts';
import { requireOneOf } from './require-model.ts';
import { requirePositive } from './require-odds.ts';

export type ScatterLeague = 'nfl' | 'nba' | 'wnba' | 'mlb' | 'nhl' | 'college_football' | 'college_basketball';

/** How far results scatter around the line. Null is what nobody measured: price nothing with it. */
export type Scatter = {
  /** Standard deviations of the margin and of the total. Units: points, runs or goals. */
  marginSd: number;
  totalSd: number | null;
  /** Correlation of the home margin with the total. */
  rho: number | null;
  /** From results against closing lines here, from a publication, or carried over from another league. */
  basis: 'measured' | 'published' | 'assumed';
};

const SCATTER: Record<Exclude<ScatterLeague, 'wnba'>, Scatter> = {
  // 3,115 games of 2009-2020; the correlation is that of the favourite's margin.
  nfl: { marginSd: 13.3, totalSd: 13.31, rho: 0.055, basis: 'measured' },
  // 17,772 games of 2006-2020.
  nba: { marginSd: 12.04, totalSd: 17.68, rho: -0.01, basis: 'measured' },
  // 27,618 games of 2009-2020; the margin is raw.
  mlb: { marginSd: 4.33, totalSd: 4.34, rho: -0.02, basis: 'measured' },
  // 60 minutes.
  nhl: { marginSd: 2.46, totalSd: 2.32, rho: null, basis: 'published' },
  college_football: { marginSd: 16, totalSd: null, rho: null, basis: 'published' },
  college_basketball: { marginSd: 10, totalSd: null, rho: null, basis: 'published' },
};

/** The NBA scatters more where more is scored; between these totals as the league as a whole. */
const NBA_LOW = { below: 197, marginSd: 11.7 };
const NBA_HIGH = { above: 209, marginSd: 12.45, totalSd: 18.5 };
/** Mean total of the same NBA games. */
const NBA_MEAN_TOTAL = 203.9;

/**
 * How far margins and totals of a league scatter around the line, for the normal models.
 *
 * Units: the expected total in points to standard deviations in points, and a correlation.
 * Formula: a table; NBA 11.7 below a total of 197, 12.45 and 18.5 above 209; WNBA as the NBA, times sqrt(total/203.9).
 * Source: measured on closing lines (NFL, NBA, MLB); published fits (NHL over 13,479 games; Winston for the colleges).
 * Known bias: the US figures end in early 2020; NBA totals have risen since, so that 18.5 is a guess for today. Soccer, hockey and
 * baseball are priced on score grids, never with these.
 * @throws OddsInputError for an unknown league, a total that is not positive, or a WNBA total above 400.
 */
export function leagueScatter(league: ScatterLeague, expectedTotal: number): Scatter {
  requireOneOf(league, [...Object.keys(SCATTER), 'wnba'], 'league');
  requirePositive(expectedTotal, 'expectedTotal');
  if (league === 'wnba') return wnbaScatter(expectedTotal);
  const usual = SCATTER[league];
  if (league !== 'nba') return { ...usual };
  if (expectedTotal < NBA_LOW.below) return { ...usual, marginSd: NBA_LOW.marginSd };
  if (expectedTotal > NBA_HIGH.above) return { ...usual, marginSd: NBA_HIGH.marginSd, totalSd: NBA_HIGH.totalSd };
  return { ...usual };
}

const MOST_POINTS = 400;

/** No figures of its own: points come in like bunches in both leagues, so that variances go with the points. */
function wnbaScatter(expectedTotal: number): Scatter {
  if (expectedTotal > MOST_POINTS) throw new OddsInputError('expectedTotal', `must be at most ${MOST_POINTS}`);
  const scale = Math.sqrt(expectedTotal / NBA_MEAN_TOTAL);
  const { marginSd, totalSd, rho } = SCATTER.nba;
  return { marginSd: marginSd * scale, totalSd: totalSd === null ? null : totalSd * scale, rho, basis: 'assumed' };
}
