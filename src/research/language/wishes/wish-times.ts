import { EASTERN } from '#contract/betting-zone.ts';
import { indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { deadlineAt } from '../deadline.ts';
import { dayOfMonthAt, isDate } from '../is-date.ts';
import { LEAGUE_NAMES } from '../leagues.ts';
import { type ClockHours, clockAt, ROUNDS, readClock } from '../read-clock.ts';
import { beginsSpan } from '../read-hours.ts';
import { readDay, readWindow, TIME_PHRASES } from '../read-window.ts';
import type { TimeWindow } from '../reading.ts';
import { type Clock, hoursWindow, weekdayOf } from '../time-window.ts';
import { localTime, zoneOf } from '../time-zone.ts';
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
const LAST_ROUND_ENDS = ROUNDS.late[1];
/** On a football Sunday the afternoon has two rounds, and the late one is not the night's; a game abroad is an early one. */
const ON_SUNDAY: typeof PARTS = {
  early: [5, ROUNDS.early[1]],
  late: ROUNDS.late,
  afternoon: [12, LAST_ROUND_ENDS],
};
const SUNDAY = 0;
const MAX_DAY_MS = 35 * 3_600_000;

/** "Early", "night": a part of a day in which games are. */
export const isPartOfDay = (word: string): boolean => Object.hasOwn(PARTS, word);

/** Whether rounds of football are played today and not all over, and no other league is named. */
function hasRoundsAhead(tokens: readonly Token[], { nowMs }: Clock): boolean {
  const { day, hour } = localTime(nowMs, zoneOf(EASTERN));
  const isOfFootball = tokens.every((_, at) => {
    const league = phraseAt(LEAGUE_NAMES, tokens, at)?.values[0];
    return league === undefined || league.leagues.includes('NFL');
  });
  return weekdayOf(day) === SUNDAY && hour < LAST_ROUND_ENDS && isOfFootball;
}

/** The hours of "early games", "the late ones". */
function partOfDay(tokens: readonly Token[], clock: Clock): ClockHours | null {
  const at = tokens.findIndex((_, place) => partTo(tokens, place) !== null);
  if (at < 0) return null;
  const word = wordAt(tokens, at);
  const isRound = !isLateNight(tokens, at) && hasRoundsAhead(tokens, clock);
  const [from, to] = (isRound ? ON_SUNDAY[word] : undefined) ?? PARTS[word] ?? [];
  if (from === undefined || to === undefined) return null;
  return { label: PART_LABELS[word] ?? `in the ${word} window`, from, to, timeZone: EASTERN };
}

/** Each may stand behind a day. */
const PART_LABELS: Readonly<Record<string, string>> = {
  afternoon: 'in the afternoon',
  night: 'at night',
  evening: 'in the evening',
  morning: 'in the morning',
  day: 'during the day',
};

/** `before`: the time of the wish that it goes on from. */
type TimeChoice = { throughMonday: boolean; before: TimeWindow | null };

/** The time that a wish names, and which of its words say it. */
export function wishTimes(tokens: readonly Token[], clock: Clock, choice: TimeChoice): Map<number, Span<WishPart>> {
  const spans = new Map<number, number>();
  for (let at = 0; at < tokens.length; ) {
    const to =
      clockAt(tokens, at)?.to ??
      partTo(tokens, at) ??
      spanTo(tokens, at) ??
      phraseTo(tokens, at) ??
      (isDate(tokens, at) || dayOfMonthAt(tokens, at) !== null ? at + 1 : null);
    if (to !== null) spans.set(at, to);
    at = to ?? at + 1;
  }
  const [first] = spans.keys();
  const named = first === undefined ? null : windowOf(tokens, clock, choice);
  if (first === undefined || !named) return new Map();
  const isDay = clockAt(tokens, first) === null;
  const window = (isDay ? deadlineAt(tokens, first, named, clock.nowMs) : null) ?? named;
  return new Map(
    [...spans].map(([from, to]) => {
      const night = phraseAt(LEAGUE_NAMES, tokens, from);
      const league = night?.to === to ? night.values[0] : undefined;
      return [from, { part: { kind: 'time' as const, window, ...(league && { league }) }, to }];
    }),
  );
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const MONTH = /^(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)(uary|ruary|ch|il|e|y|ust|t?ember|ober)?$/;

/** "June 16": its day belongs to a month. */
function phraseTo(tokens: readonly Token[], at: number): number | null {
  const to = phraseAt(PHRASES, tokens, at)?.to ?? null;
  const day = to !== null && MONTH.test(wordAt(tokens, to - 1)) ? tokens[to]?.number : null;
  const isDay = day && day.sign === null && !day.dollars && day.value >= 1 && day.value <= 31;
  return to !== null && isDay ? to + 1 : to;
}

const WEEKDAY = /^(sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(day|days)?$/;

/** "Next 3 hours", "week 12", "the late window", "next Sunday". */
function spanTo(tokens: readonly Token[], at: number): number | null {
  const word = wordAt(tokens, at);
  if (/^(early|late|afternoon|noon)$/.test(word) && /^windows?$/.test(wordAt(tokens, at + 1))) return at + 2;
  if (/^(week|wk)$/.test(word) && tokens[at + 1]?.number) return at + 2;
  if (/^(next|this|coming|upcoming)$/.test(word) && WEEKDAY.test(wordAt(tokens, at + 1))) return at + 2;
  if (!beginsSpan(tokens, at)) return null;
  for (let ahead = at + 1; ahead < at + 6; ahead += 1)
    if (/^(hours?|hrs?|days?|weeks?|wks?)$/.test(wordAt(tokens, ahead))) return ahead + 1;
  return null;
}

const isLateNight = (tokens: readonly Token[], at: number): boolean =>
  wordAt(tokens, at) === 'late' && /^(night|nite)$/.test(wordAt(tokens, at + 1));

/** "Late games", "the late ones", "late NBA games". */
const partTo = (tokens: readonly Token[], at: number): number | null =>
  isLateNight(tokens, at)
    ? at + 2
    : isPartOfDay(wordAt(tokens, at)) && [1, 2].some((on) => OF_PART.test(wordAt(tokens, at + on)))
      ? at + 1
      : null;

/** What is played in it, behind a part of the day. */
export const OF_PART = /^(game|games|ones|starts|slate|matches|fights|kickoffs|slot)$/;

/** The day of the time before, without its hours. */
const ofDay = (before: TimeWindow): TimeWindow => ({
  ...before,
  label: /^(today|tonight|tomorrow( \w+)?|on \w+( \d+)?)/.exec(before.label)?.[0] ?? '',
});

function windowOf(tokens: readonly Token[], clock: Clock, { throughMonday, before }: TimeChoice): TimeWindow | null {
  const named = readDay(tokens, clock, { throughMonday });
  const isOneDay = (window: TimeWindow | null) => window !== null && window.toMs - window.fromMs <= MAX_DAY_MS;
  const day = isOneDay(named) ? named : named === null && before && isOneDay(before) ? ofDay(before) : null;
  for (const at of tokens.keys()) {
    const found = clockAt(tokens, at);
    if (found?.isBound) return hoursWindow(found.hours, day, null, clock);
  }
  const part = partOfDay(tokens, clock);
  if (part) return hoursWindow(part, day, null, clock);
  const hours = day && named === null ? readClock(tokens) : null;
  return hours ? hoursWindow(hours, day, null, clock) : readWindow(tokens, clock, { throughMonday });
}
