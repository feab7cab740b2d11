import type { League } from '#engine/names/league.ts';
import { findPhrases, indexPhrases, type PhraseMatch } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { dayOfMonthAt, isDate } from './is-date.ts';
import { type ClockHours, readClock, readRound } from './read-clock.ts';
import { readHours, readWeek } from './read-hours.ts';
import type { TimeWindow } from './reading.ts';
import {
  type Clock,
  type DayPart,
  hoursWindow,
  type NamedTime,
  thanksgivingDate,
  type Weekday,
  windowFor,
} from './time-window.ts';
import { localTime } from './time-zone.ts';

type TimeWord =
  | { kind: 'day'; daysOn: number; part: DayPart | null }
  | { kind: 'weekday'; weekday: Weekday; part: DayPart | null }
  | { kind: 'part'; part: DayPart }
  | { kind: 'weekend' | 'week'; weeksOn: 0 | 1 }
  | { kind: 'rest_of_week' }
  | { kind: 'opening'; of: 'day' | 'weekend' }
  | { kind: 'month'; month: number }
  | { kind: 'holiday'; date: (clock: Clock) => { month: number; dayOfMonth: number } };

const DAY_NAMES: readonly (readonly string[])[] = [
  ['sunday', 'sundays', 'sun'],
  ['monday', 'mondays', 'mon'],
  ['tuesday', 'tuesdays', 'tues', 'tue'],
  ['wednesday', 'wednesdays', 'weds', 'wed'],
  ['thursday', 'thursdays', 'thurs', 'thur', 'thu'],
  ['friday', 'fridays', 'fri'],
  ['saturday', 'saturdays', 'sat'],
];

const MONTH_NAMES =
  'january|jan february|feb march april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec';

/** Short names that are also words count only before or after a word of time. */
const UNSURE = new Set(['sun', 'sat', 'mon', 'wed', 'may', 'march']);

const ENTRIES: readonly (readonly [string, TimeWord])[] = [
  ...['today', 'todays', 'tday', '2day', 'this day', 'later today', 'of the day', 'tdy'].map(
    entry({ kind: 'day', daysOn: 0, part: null }),
  ),
  ...[
    'tonight',
    'tonights',
    'tonite',
    'tonites',
    'tn',
    '2nite',
    'this evening',
    'later tonight',
    'of the night',
    'tnite',
    '2night',
    'primetime',
    'prime time',
  ].map(entry({ kind: 'day', daysOn: 0, part: 'night' })),
  ...['this afternoon'].map(entry({ kind: 'day', daysOn: 0, part: 'afternoon' })),
  ...['this morning'].map(entry({ kind: 'day', daysOn: 0, part: 'morning' })),
  ...['tomorrow', 'tomorrows', 'tmrw', 'tmrws', 'tmw', 'tmr', 'tomo', '2morrow', 'tmrrw', 'tmro'].map(
    entry({ kind: 'day', daysOn: 1, part: null }),
  ),
  ...DAY_NAMES.flatMap((names, weekday) =>
    names.map(entry({ kind: 'weekday', weekday: weekday as Weekday, part: null })),
  ),
  ...['mnf', 'monday night football'].map(entry({ kind: 'weekday', weekday: 1, part: 'night' })),
  ...['tnf', 'thursday night football'].map(entry({ kind: 'weekday', weekday: 4, part: 'night' })),
  ...['snf', 'sunday night football'].map(entry({ kind: 'weekday', weekday: 0, part: 'night' })),
  ...['night', 'nights', 'evening', 'nite'].map(entry({ kind: 'part', part: 'night' })),
  entry({ kind: 'part', part: 'afternoon' })('afternoon'),
  entry({ kind: 'part', part: 'morning' })('morning'),
  ...['weekend', 'weekends', 'this weekend', 'this wknd', 'wknd', 'wkend', 'this wkend', 'wkd', 'this wkd'].map(
    entry({ kind: 'weekend', weeksOn: 0 }),
  ),
  ...['next weekend', 'next weekends', 'next wknd', 'next wkend'].map(entry({ kind: 'weekend', weeksOn: 1 })),
  ...['this week', 'this weeks', 'this wk', 'the week', 'of the week', 'this coming week', 'the coming week'].map(
    entry({ kind: 'week', weeksOn: 0 }),
  ),
  ...['rest of the week', 'rest of this week', 'rest of the wk'].map(entry({ kind: 'rest_of_week' })),
  ...['opening weekend', 'opening wknd', 'opening week', 'opening round', 'first weekend', 'kickoff weekend'].map(
    entry({ kind: 'opening', of: 'weekend' }),
  ),
  ...['opening day', 'opening night', 'first day', 'first night'].map(entry({ kind: 'opening', of: 'day' })),
  ...['next week', 'next weeks', 'next wk'].map(entry({ kind: 'week', weeksOn: 1 })),
  ...MONTH_NAMES.split(' ').flatMap((names, index) => names.split('|').map(entry({ kind: 'month', month: index + 1 }))),
  entry({ kind: 'holiday', date: (clock) => ({ month: 11, dayOfMonth: thanksgivingDate(clock) }) })('thanksgiving'),
  entry({ kind: 'holiday', date: (clock) => ({ month: 11, dayOfMonth: thanksgivingDate(clock) }) })('turkey day'),
  entry({ kind: 'holiday', date: (clock) => ({ month: 11, dayOfMonth: thanksgivingDate(clock) + 1 }) })('black friday'),
  entry({ kind: 'holiday', date: () => ({ month: 12, dayOfMonth: 24 }) })('christmas eve'),
  ...['christmas', 'xmas', 'christmas day'].map(
    entry({ kind: 'holiday', date: () => ({ month: 12, dayOfMonth: 25 }) }),
  ),
  entry({ kind: 'holiday', date: () => ({ month: 12, dayOfMonth: 26 }) })('boxing day'),
  ...['new years day', 'new year day'].map(entry({ kind: 'holiday', date: () => ({ month: 1, dayOfMonth: 1 }) })),
];
const INDEX = indexPhrases(ENTRIES);

function entry(word: TimeWord): (phrase: string) => readonly [string, TimeWord] {
  return (phrase) => [phrase, word];
}

/** What names a time, so that other readers do not take it for something else. */
export const TIME_PHRASES: readonly string[] = ENTRIES.map(([phrase]) => phrase);

/** The first time that a question names, on the sender's clock; null when it names none. */
export function readWindow(
  tokens: readonly Token[],
  clock: Clock,
  options: { throughMonday: boolean; leagues?: readonly League[] },
): TimeWindow | null {
  if (isAnyTime(tokens)) return null;
  const hours = readHours(tokens) ?? readWeek(tokens, options.leagues ?? []);
  if (hours) {
    const named = windowFor(hours, clock);
    return named.toMs > clock.nowMs ? named : null;
  }
  const day = readDay(tokens, clock, options);
  const round = readRound(tokens);
  const clockHours = round ?? readClock(tokens);
  if (!clockHours) return day;
  const isOneDay = day !== null && day.toMs - day.fromMs <= MAX_DAY_MS;
  return hoursWindow(
    clockHours,
    isOneDay ? day : null,
    weekdayOf(clockHours, round !== null || options.throughMonday),
    clock,
  );
}

/** "Monday or whenever": no day is held to. */
const isAnyTime = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, at) =>
      text === 'or' &&
      (/^(whenever|anytime)$/.test(tokens[at + 1]?.text ?? '') ||
        (/^(any|some|another|whatever|whichever)$/.test(tokens[at + 1]?.text ?? '') &&
          /^(day|time)$/.test(tokens[at + 2]?.text ?? ''))),
  );

/** From the one to the other, of which the first may be over. */
function daysThrough(first: TimeWindow | null, last: TimeWindow | null, { nowMs }: Clock): TimeWindow | null {
  if (!first || !last) return first ?? last;
  const bare = ({ label }: TimeWindow) => label.replace(/^on /, '');
  const fromMs = first.fromMs < last.toMs ? first.fromMs : nowMs;
  return { label: `from ${bare(first)} through ${bare(last)}`, fromMs, toMs: last.toMs };
}

const MAX_DAY_MS = 35 * 3_600_000;
const SUNDAY = 0;

/** Afternoon rounds of football are on Sundays. */
const weekdayOf = ({ from }: ClockHours, football: boolean): Weekday | null =>
  football && from >= 12 && from < 19 ? SUNDAY : null;

/** The day or days that are named, without the hours. */
export function readDay(
  tokens: readonly Token[],
  clock: Clock,
  options: { throughMonday: boolean },
): TimeWindow | null {
  const range = tokens.find(({ through }) => through !== undefined)?.through;
  if (range) return daysThrough(readDay(range.first, clock, options), readDay(range.last, clock, options), clock);
  const date = tokens.findIndex((_, at) => isDate(tokens, at));
  const [month, dayOfMonth] = tokens[date]?.pair ?? [];
  if (month !== undefined && dayOfMonth !== undefined) return windowFor({ kind: 'date', month, dayOfMonth }, clock);
  const matches = findPhrases(INDEX, tokens);
  const named = matches.flatMap((match, at) => nameTime(tokens, match, matches[at + 1], clock, options) ?? []);
  // "Monday Nov 30": a date says which Monday.
  const meant = named.find(({ kind }) => kind === 'date') ?? named[0];
  if (meant) return windowFor(meant, clock);
  const ofMonth = tokens.flatMap((_, at) => dayOfMonthAt(tokens, at) ?? [])[0];
  return ofMonth === undefined ? null : windowFor(nextDate(ofMonth, clock), clock);
}

function nameTime(
  tokens: readonly Token[],
  match: PhraseMatch<TimeWord>,
  following: PhraseMatch<TimeWord> | undefined,
  clock: Clock,
  { throughMonday }: { throughMonday: boolean },
): NamedTime | null {
  const word = match.values[0];
  if (!word || isUnsure(tokens, match)) return null;
  const next = following?.from === match.to ? following.values[0] : undefined;
  const nextPart = next?.kind === 'part' ? next.part : null;
  switch (word.kind) {
    case 'day':
      return { ...word, part: word.part ?? nextPart };
    case 'weekday':
      return {
        ...word,
        part: word.part ?? nextPart,
        nextWeek: tokens[match.from - 1]?.text === 'next',
      };
    case 'weekend':
      return { kind: 'weekend', weeksOn: word.weeksOn };
    case 'week':
      return { kind: 'week', weeksOn: word.weeksOn, isRest: false, throughMonday };
    case 'opening':
      return word;
    case 'rest_of_week':
      return { kind: 'week', weeksOn: 0, isRest: true, throughMonday };
    case 'month':
      return nameDate(word.month, tokens[match.to]);
    case 'holiday':
      return { kind: 'date', ...word.date(clock) };
    case 'part':
      return null;
  }
}

/** "College fb sat, best dog", "2 EPL favs sat": a day behind what is played on it. "Mon" and "wed" are days more often than names. */
const isSport = (tokens: readonly Token[], at: number): boolean =>
  /^(fb|football|ncaaf|cfb|nfl|nba|wnba|nhl|mlb|ncaab|cbb|mls|epl|ufc|soccer|hockey|baseball|basketball|hoops|tennis|college|favs?|favorites|dogs|underdogs|games?|totals|overs|unders|spreads|picks|bets|parlay|slate|card)$/.test(
    tokens[at - 1]?.text ?? '',
  );

/** The next such day of a month. */
function nextDate(dayOfMonth: number, { nowMs, zone }: Clock): NamedTime {
  const today = new Date(localTime(nowMs, zone).day * DAY_MS);
  const isOver = dayOfMonth < today.getUTCDate();
  return { kind: 'date', month: ((today.getUTCMonth() + Number(isOver)) % MONTHS) + 1, dayOfMonth };
}
const DAY_MS = 86_400_000;
const MONTHS = 12;

function isUnsure(tokens: readonly Token[], match: PhraseMatch<TimeWord>): boolean {
  const word = tokens[match.from]?.text ?? '';
  if (!UNSURE.has(word) || match.to - match.from > 1) return false;
  const before = tokens[match.from - 1]?.text ?? '';
  const after = tokens[match.to];
  const named =
    ['on', 'this', 'next', 'for'].includes(before) ||
    isSport(tokens, match.from) ||
    /^(night|morning|afternoon|games|slate|picks|bets|parlay|props)$/.test(after?.text ?? '') ||
    (after === undefined && match.from > 0 && word !== 'may' && word !== 'march');
  return !(named || after?.number);
}

function nameDate(month: number, token: Token | undefined): NamedTime | null {
  const day = token?.number;
  if (!day || day.dollars || day.sign || !['', 'st', 'nd', 'rd', 'th'].includes(day.suffix)) return null;
  return Number.isInteger(day.value) && day.value >= 1 && day.value <= 31
    ? { kind: 'date', month, dayOfMonth: day.value }
    : null;
}
