import type { League } from '#engine/names/league.ts';

const DAY_MS = 86_400_000;

/** First and last day of a league's games as month x 100 + day, preseason and playoffs with them. */
const SEASONS: Readonly<Partial<Record<League, readonly [number, number]>>> = {
  NFL: [801, 215],
  NCAAF: [820, 125],
  NBA: [1001, 625],
  NCAAB: [1101, 410],
  WNBA: [425, 1025],
  MLB: [220, 1105],
  NHL: [920, 630],
  MLS: [210, 1215],
  EPL: [801, 531],
};

/**
 * Whether a league plays at a time of the year. Units: days since 1970-01-01.
 * Source: the leagues' calendars of recent years, with a margin of some days; leagues without a fixed season always play.
 */
export function isInSeason(league: League, day: number): boolean {
  const season = SEASONS[league];
  if (!season) return true;
  const date = new Date(day * DAY_MS);
  const place = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  const [first, last] = season;
  return first <= last ? place >= first && place <= last : place >= first || place <= last;
}
