import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import type { Asked, Call } from '../calls/call.ts';
import type { Reading, TimeWindow } from '../reading.ts';
import type { Zone } from '../time-zone.ts';
import { localTime } from '../time-zone.ts';

const WEEKDAY = /^on (Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)\b/;
const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const MOST_WEEKS = 2;

type Ahead = { slate: { events: readonly SlateEvent[] }; nowMs: number; zone: Zone };

/** "The best play for Sunday" late on a Sunday: where none of that day is left to bet on, the next Sunday that has games. */
export function onNextSuchDay(asked: Asked | null, ahead: Ahead): Asked | null {
  if (asked?.kind !== 'picks' || asked.reading.window === null) return asked;
  const window = nextWindow(asked.reading, asked.reading.window, ahead);
  return window ? { ...asked, reading: { ...asked.reading, window } } : asked;
}

/** The same of calls for games and boards of that day, which is said. */
export function callsOnDayLeft(asked: Asked | null, { reading, ...ahead }: Ahead & { reading: Reading }): Asked | null {
  const { window } = reading;
  const next = window && asked?.kind === 'calls' ? nextWindow(reading, window, ahead) : null;
  if (asked?.kind !== 'calls' || !window || !next) return asked;
  const [until, from, to] = [window.toMs, next.fromMs, next.toMs].map((ms) => new Date(ms).toISOString());
  const isOfDay = ({ input }: Call) => 'to' in input && input.to === until;
  if (!asked.calls.some(isOfDay)) return asked;
  const calls = asked.calls.map((call) => (isOfDay(call) ? { ...call, input: { ...call.input, from, to } } : call));
  return { ...asked, calls, assumed: [...shiftedDay({ window: next }), ...asked.assumed] };
}

export function nextWindow(
  { leagues, teams }: Pick<Reading, 'leagues' | 'teams'>,
  window: TimeWindow,
  { slate, nowMs, zone }: Ahead,
): TimeWindow | null {
  const day = WEEKDAY.exec(window.label)?.[0];
  if (day === undefined || teams.length > 0) return null;
  const starts = slate.events
    .filter(({ markets, sportKey }) => markets.length > 0 && (leagues.length === 0 || isOf(leagues, sportKey)))
    .map(({ startsAt }) => startsAt.getTime())
    .filter((start) => start > nowMs);
  for (let weeks = 0; weeks <= MOST_WEEKS; weeks += 1) {
    const toMs = window.toMs + weeks * WEEK_MS;
    // What is over of this day is not of the next one.
    const fromMs = weeks > 0 && window.label === day ? toMs - DAY_MS : window.fromMs + weeks * WEEK_MS;
    if (!starts.some((start) => start >= fromMs && start < toMs)) continue;
    return weeks === 0 ? null : { label: `${day}, ${dateOf(fromMs, zone)}`, fromMs, toMs };
  }
  return null;
}

const isOf = (leagues: Reading['leagues'], sportKey: string): boolean => {
  const league = leagueOf(sportKey);
  return league !== null && leagues.includes(league);
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

function dateOf(ms: number, zone: Zone): string {
  const date = new Date(localTime(ms, zone).day * DAY_MS);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`;
}

const SHIFTED = /^on (\w+day), (\w{3} \d+)$/;

/** That the day that was named has none left is said. Empty: it has. */
export function shiftedDay({ window }: Pick<Reading, 'window'>): string[] {
  const [, day, date] = SHIFTED.exec(window?.label ?? '') ?? [];
  return day === undefined ? [] : [`No priced game is left this ${day}, so these are for ${day}, ${date}.`];
}
