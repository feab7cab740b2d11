import { EASTERN } from '#contract/betting-zone.ts';
import { dayEnd } from '../../language/betting-day.ts';
import type { Reading, TimeWindow } from '../../language/reading.ts';
import { weekdayOf } from '../../language/time-window.ts';
import { localTime, zoneOf } from '../../language/time-zone.ts';
import type { Slate } from '../../slate/slate.ts';
import { eventFits } from './fit.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_AHEAD = 7;
/** A part of a day that is named without the day: the early games, the late window. */
const OF_ANY_DAY = /^(with|in) the (early|late|afternoon|day|morning) (games|window|slate)$/;
const OPENING = /^on opening (day|weekend)$/;
const SUNDAY = 0;
const THURSDAY = 4;

/**
 * What a time means of which only the games say when it is: the opening weekend of whatever was named begins with its first game, and
 * the early slate is that of the next day that has one. Any other time as it is.
 */
export function withMeantWindow(slate: Slate, asked: Reading, now: Date): Reading {
  const { window } = asked;
  if (window === null) return asked;
  const starts = slate.events
    .filter((event) => event.markets.length > 0 && eventFits({ ...asked, window: null }, event, now))
    .map(({ startsAt }) => startsAt.getTime());
  const meant = OPENING.test(window.label) ? openingOf(window, starts) : nextSuchPart(window, starts);
  return meant ? { ...asked, window: meant } : asked;
}

/** From the first game to the end of its day, or of the Sunday behind it where one is near, else of the second day on. */
function openingOf(window: TimeWindow, starts: readonly number[]): TimeWindow | null {
  if (starts.length === 0) return null;
  const zone = zoneOf(EASTERN);
  const fromMs = Math.min(...starts);
  const { day } = localTime(fromMs, zone);
  const weekday = weekdayOf(day);
  const toSunday = weekday === SUNDAY ? 0 : 7 - weekday;
  const days = OPENING.exec(window.label)?.[1] === 'day' ? 0 : weekday >= THURSDAY || weekday === SUNDAY ? toSunday : 2;
  return { ...window, fromMs, toMs: dayEnd(day + days, zone) };
}

function nextSuchPart(window: TimeWindow, starts: readonly number[]): TimeWindow | null {
  if (!OF_ANY_DAY.test(window.label)) return null;
  for (let days = 0; days < DAYS_AHEAD; days += 1) {
    const [fromMs, toMs] = [window.fromMs + days * DAY_MS, window.toMs + days * DAY_MS];
    if (starts.some((at) => at >= fromMs && at < toMs)) return days === 0 ? null : { ...window, fromMs, toMs };
  }
  return null;
}
