import { indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { NumberToken, Token } from '#engine/names/tokenise.ts';
import { clockTo, EASTERN, isHour, NIGHT_END, NOON, readClock } from '../read-clock.ts';
import { readDay, readWindow, TIME_PHRASES } from '../read-window.ts';
import type { TimeWindow } from '../reading.ts';
import { type Clock, hoursWindow } from '../time-window.ts';
import type { Span, WishPart } from './wish-part.ts';

const PHRASES = indexPhrases(TIME_PHRASES.map((phrase) => [phrase, true] as const));
const PARTS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  early: [5, 16],
  afternoon: [12, 17],
  late: [21, 28],
  night: [17, 28],
  evening: [17, 28],
  morning: [5, 12],
  day: [5, 17],
};
const ZONES: Readonly<Record<string, string>> = {
  et: EASTERN,
  est: EASTERN,
  edt: EASTERN,
  eastern: EASTERN,
  ct: 'America/Chicago',
  cst: 'America/Chicago',
  central: 'America/Chicago',
  mt: 'America/Denver',
  mountain: 'America/Denver',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
};
const MAX_DAY_MS = 35 * 3_600_000;

/** The time that a wish names, and which of its words say it. `before`: the time of the wish that it goes on from. */
export function wishTimes(
  tokens: readonly Token[],
  clock: Clock,
  { throughMonday, before }: { throughMonday: boolean; before: TimeWindow | null },
): Map<number, Span<WishPart>> {
  const spans = new Map<number, number>();
  for (let at = 0; at < tokens.length; ) {
    const to =
      hoursAt(tokens, at)?.to ??
      clockTo(tokens, at) ??
      partTo(tokens, at) ??
      spanTo(tokens, at) ??
      phraseAt(PHRASES, tokens, at)?.to ??
      null;
    if (to !== null) spans.set(at, to);
    at = to ?? at + 1;
  }
  const window = spans.size === 0 ? null : windowOf(tokens, clock, { throughMonday, before });
  if (!window) return new Map();
  return new Map([...spans].map(([from, to]) => [from, { part: { kind: 'time' as const, window }, to }]));
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** "Next 3 hours", "week 12". */
function spanTo(tokens: readonly Token[], at: number): number | null {
  const word = wordAt(tokens, at);
  if (/^(week|wk)$/.test(word) && tokens[at + 1]?.number) return at + 2;
  if (!/^(next|within)$/.test(word)) return null;
  for (let ahead = at + 1; ahead < at + 6; ahead += 1)
    if (/^(hours?|hrs?|days?)$/.test(wordAt(tokens, ahead))) return ahead + 1;
  return null;
}

/** "Late games", "the late ones", "late NBA games". */
const partTo = (tokens: readonly Token[], at: number): number | null =>
  Object.hasOwn(PARTS, wordAt(tokens, at)) && [1, 2].some((on) => OF_PART.test(wordAt(tokens, at + on)))
    ? at + 1
    : null;

const OF_PART = /^(game|games|ones|starts|slate|matches|fights|kickoffs)$/;

type Hours = { word: string; hour: number; to: number; zone: string | null };

const isBareHour = ({ sign, dollars, value }: NumberToken): boolean => sign === null && !dollars && isHour(value);

/** "After 9pm est", "before 2:30 eastern", "after 3". An hour without a half of the day is of the afternoon or the night. */
function hoursAt(tokens: readonly Token[], at: number): Hours | null {
  const word = wordAt(tokens, at);
  const first = tokens[at + 1]?.number;
  if (!/^(before|after|by|past|until)$/.test(word) || !first || !isBareHour(first)) return null;
  const second = tokens[at + 2];
  const hasMinutes = second?.number && second.afterBreak && /^\d\d([ap]m?)?$/.test(second.raw.toLowerCase());
  const minutes = hasMinutes ? Number.parseInt(second.raw, 10) : 0;
  const last = hasMinutes ? at + 2 : at + 1;
  const glued = tokens[last]?.number?.suffix ?? '';
  const isGlued = /^[ap]m?$/.test(glued);
  const half = isGlued ? glued : /^[ap]m$/.test(wordAt(tokens, last + 1)) ? wordAt(tokens, last + 1) : null;
  let to = isGlued || half === null ? last + 1 : last + 2;
  const zone = ZONES[wordAt(tokens, to)] ?? null;
  if (zone) to += 1;
  if (wordAt(tokens, to) === 'time') to += 1;
  const isMorning = half?.startsWith('a') === true;
  return { word, hour: (first.value % NOON) + (isMorning ? 0 : NOON) + minutes / 60, to, zone };
}

/** The day of the time before, without its hours. */
const ofDay = (before: TimeWindow): TimeWindow => ({
  ...before,
  label: /^(today|tonight|tomorrow( \w+)?|on \w+( \d+)?)/.exec(before.label)?.[0] ?? '',
});

function windowOf(
  tokens: readonly Token[],
  clock: Clock,
  { throughMonday, before }: { throughMonday: boolean; before: TimeWindow | null },
): TimeWindow | null {
  const named = readDay(tokens, clock, { throughMonday });
  const isOneDay = (window: TimeWindow | null) => window !== null && window.toMs - window.fromMs <= MAX_DAY_MS;
  const day = isOneDay(named) ? named : named === null && before && isOneDay(before) ? ofDay(before) : null;
  const bound = boundOf(tokens, day, clock);
  if (bound) return bound;
  for (let at = 0; at < tokens.length; at += 1) {
    const hours = partTo(tokens, at) === null ? undefined : PARTS[wordAt(tokens, at)];
    if (hours)
      return hoursWindow(
        { label: `with the ${wordAt(tokens, at)} games`, from: hours[0], to: hours[1], timeZone: EASTERN },
        day,
        null,
        clock,
      );
  }
  const hours = day && named === null ? readClock(tokens) : null;
  return hours ? hoursWindow(hours, day, null, clock) : readWindow(tokens, clock, { throughMonday });
}

/** "After 9", "before 2:30", on the day that is meant. */
function boundOf(tokens: readonly Token[], day: TimeWindow | null, clock: Clock): TimeWindow | null {
  for (let at = 0; at < tokens.length; at += 1) {
    const hours = hoursAt(tokens, at);
    if (!hours) continue;
    const said = tokens
      .slice(at + 1, hours.to)
      .map(({ raw }) => raw)
      .join(' ')
      .replace(/^(\d+) (\d\d)/, '$1:$2');
    const isAfter = /^(after|past)$/.test(hours.word);
    const part = isAfter
      ? { label: `after ${said}`, from: hours.hour, to: NIGHT_END, timeZone: hours.zone }
      : { label: `before ${said}`, from: 0, to: hours.hour, timeZone: hours.zone };
    return hoursWindow(part, day, null, clock);
  }
  return null;
}
