import { findPhrases, indexPhrases, type PhraseMatch } from './phrase-index.ts';
import type { TimeWindow } from './reading.ts';
import { type Clock, type DayPart, type NamedTime, thanksgivingDate, type Weekday, windowFor } from './time-window.ts';
import type { Token } from './tokenise.ts';

type TimeWord =
  | { kind: 'day'; daysOn: number; part: DayPart | null }
  | { kind: 'weekday'; weekday: Weekday; part: DayPart | null }
  | { kind: 'part'; part: DayPart }
  | { kind: 'weekend' | 'week'; weeksOn: 0 | 1 }
  | { kind: 'month'; month: number }
  | { kind: 'holiday'; date: (clock: Clock) => { month: number; dayOfMonth: number } };

const DAY_NAMES: readonly (readonly string[])[] = [
  ['sunday', 'sundays', 'sun', 'sundy'],
  ['monday', 'mondays', 'mon'],
  ['tuesday', 'tuesdays', 'tues', 'tue'],
  ['wednesday', 'wednesdays', 'weds'],
  ['thursday', 'thursdays', 'thurs', 'thur', 'thu'],
  ['friday', 'fridays', 'fri'],
  ['saturday', 'saturdays', 'sat'],
];

const MONTH_NAMES =
  'january|jan february|feb march april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec';

/** Short names that are also words count only before or after a word of time. */
const UNSURE = new Set(['sun', 'sat', 'mon', 'may', 'march']);

const INDEX = indexPhrases<TimeWord>([
  ...['today', 'todays', 'tday', '2day', 'this day', 'later today'].map(entry({ kind: 'day', daysOn: 0, part: null })),
  ...['tonight', 'tonights', 'tonite', 'tonites', 'tn', '2nite', 'this evening', 'later tonight', 'tonigt'].map(
    entry({ kind: 'day', daysOn: 0, part: 'night' }),
  ),
  ...['this afternoon'].map(entry({ kind: 'day', daysOn: 0, part: 'afternoon' })),
  ...['this morning'].map(entry({ kind: 'day', daysOn: 0, part: 'morning' })),
  ...['tomorrow', 'tomorrows', 'tmrw', 'tmw', 'tmr', 'tomo', 'tommorow', 'tommorrow', '2morrow'].map(
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
  ...['weekend', 'weekends', 'this weekend', 'this wknd', 'wknd'].map(entry({ kind: 'weekend', weeksOn: 0 })),
  entry({ kind: 'weekend', weeksOn: 1 })('next weekend'),
  ...['this week', 'this weeks', 'rest of the week'].map(entry({ kind: 'week', weeksOn: 0 })),
  ...['next week', 'next weeks'].map(entry({ kind: 'week', weeksOn: 1 })),
  ...MONTH_NAMES.split(' ').flatMap((names, index) => names.split('|').map(entry({ kind: 'month', month: index + 1 }))),
  entry({ kind: 'holiday', date: (clock) => ({ month: 11, dayOfMonth: thanksgivingDate(clock) }) })('thanksgiving'),
  entry({ kind: 'holiday', date: () => ({ month: 12, dayOfMonth: 24 }) })('christmas eve'),
  ...['christmas', 'xmas', 'christmas day'].map(
    entry({ kind: 'holiday', date: () => ({ month: 12, dayOfMonth: 25 }) }),
  ),
  entry({ kind: 'holiday', date: () => ({ month: 12, dayOfMonth: 26 }) })('boxing day'),
  ...['new years day', 'new year day'].map(entry({ kind: 'holiday', date: () => ({ month: 1, dayOfMonth: 1 }) })),
]);

function entry(word: TimeWord): (phrase: string) => readonly [string, TimeWord] {
  return (phrase) => [phrase, word];
}

/** The words that name a time, so that other readers do not take them for something else. */
export const TIME_PHRASES: readonly string[] = [...INDEX.keys()];

/** The first time that a question names, on the sender's clock; null when it names none. */
export function readWindow(
  tokens: readonly Token[],
  clock: Clock,
  options: { throughMonday: boolean },
): TimeWindow | null {
  const hours = readHours(tokens);
  if (hours) return windowFor(hours, clock);
  const matches = findPhrases(INDEX, tokens);
  for (const [position, match] of matches.entries()) {
    const named = nameTime(tokens, match, matches[position + 1], clock, options);
    if (named) return windowFor(named, clock);
  }
  return null;
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
      return { kind: 'week', weeksOn: word.weeksOn, throughMonday };
    case 'month':
      return nameDate(word.month, tokens[match.to]);
    case 'holiday':
      return { kind: 'date', ...word.date(clock) };
    case 'part':
      return null;
  }
}

function isUnsure(tokens: readonly Token[], match: PhraseMatch<TimeWord>): boolean {
  const word = tokens[match.from]?.text ?? '';
  if (!UNSURE.has(word) || match.to - match.from > 1) return false;
  const before = tokens[match.from - 1]?.text ?? '';
  const after = tokens[match.to];
  return !(
    ['on', 'this', 'next', 'for'].includes(before) ||
    after?.number ||
    ['night', 'morning'].includes(after?.text ?? '')
  );
}

function nameDate(month: number, token: Token | undefined): NamedTime | null {
  const day = token?.number;
  if (!day || day.dollars || day.sign || !['', 'st', 'nd', 'rd', 'th'].includes(day.suffix)) return null;
  return Number.isInteger(day.value) && day.value >= 1 && day.value <= 31
    ? { kind: 'date', month, dayOfMonth: day.value }
    : null;
}

const MAX_HOURS = 14 * 24;

/** "next 3 hours", "next 2 days". */
function readHours(tokens: readonly Token[]): NamedTime | null {
  for (const [at, token] of tokens.entries()) {
    const amount = tokens[at + 1]?.number?.value;
    if (token.text !== 'next' || amount === undefined || !(amount >= 1)) continue;
    const unit = tokens[at + 2]?.text ?? '';
    const hours = /^(hours?|hrs?)$/.test(unit) ? amount : /^days?$/.test(unit) ? amount * 24 : null;
    if (hours !== null) return { kind: 'hours', hours: Math.min(MAX_HOURS, Math.round(hours)) };
  }
  return null;
}
