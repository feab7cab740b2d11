import { EASTERN } from '#contract/betting-zone.ts';
import type { NumberToken, Token } from '#engine/names/tokenise.ts';

/** Hours of one day that a question names, in a zone where it names one. `to` may pass 24. */
export type ClockHours = { label: string; from: number; to: number; timeZone: string | null };

const ZONES: Readonly<Record<string, string>> = {
  et: EASTERN,
  est: EASTERN,
  edt: EASTERN,
  eastern: EASTERN,
  ct: 'America/Chicago',
  cst: 'America/Chicago',
  central: 'America/Chicago',
  mt: 'America/Denver',
  mst: 'America/Denver',
  mountain: 'America/Denver',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
};
const NOON = 12;
const NIGHT_END = 28;
/** The two rounds of games of a football Sunday, eastern time. */
export const ROUNDS = { early: [NOON, 15.5], late: [15.5, 19] } as const;

/** "1pm games", "after 8 pm et", "at noon", "4:25 pm". */
export function readClock(tokens: readonly Token[]): ClockHours | null {
  for (const at of tokens.keys()) {
    const found = clockAt(tokens, at);
    if (found) return found.hours;
  }
  return null;
}

/** "The early window", "late slate": rounds of a football Sunday. */
export function readRound(tokens: readonly Token[]): ClockHours | null {
  const at = tokens.findIndex(
    ({ text }, place) =>
      Object.hasOwn(ROUNDS, text) && /^(window|windows|slate|kickoffs)$/.test(tokens[place + 1]?.text ?? ''),
  );
  const word = tokens[at]?.text ?? '';
  const hours = word === 'early' || word === 'late' ? ROUNDS[word] : null;
  return hours ? { label: `in the ${word} window`, from: hours[0], to: hours[1], timeZone: EASTERN } : null;
}

const AFTER = /^(after|past)$/;
const BOUND = /^(after|past|before|by|until)$/;
const AT = /^(at|around|about|round)$/;
const NEAR = /^(around|about|round)$/;
/** Beside what an hour of which nothing says that it is one may stand: "games on at 7", "something around 8", "at 9 tonight". */
const STARTS =
  /^(games?|match(es)?|fights?|on|starts?|starting|action|bets?|picks?|plays?|parlay|props?|something|anything|one|ones|tips?|tipping|kickoffs?|slate|playing|going|today|tonight|tonite|tomorrow|tmrw|tmw|(mon|tues|wednes|thurs|fri|satur|sun)day)$/;
/** What stands behind an hour of which nothing else says that it is one. */
const BEHIND = /^(tonight|today|tomorrow|tmrw|on|time|only|games?|starts|please|pls|and|or|but)$/;

/** Hours that are named from here on, and the place behind them: "after 9pm est", "before 2:30 eastern", "1pm", "noon". */
export function clockAt(
  tokens: readonly Token[],
  at: number,
): { hours: ClockHours; to: number; isBound: boolean } | null {
  const word = tokens[at]?.text ?? '';
  const isBound = BOUND.test(word);
  const from = isBound || AT.test(word) ? at + 1 : at;
  const time = timeAt(tokens, from);
  const onward = time && !isBound ? onwardFrom(tokens, time.to) : null;
  if (!time || !(time.isSure || onward?.isOr || isHourAlone(tokens, at, time))) return null;
  const said = tokens
    .slice(from, time.to)
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/^(\d+) (\d\d)/, '$1:$2');
  if (onward) return { isBound: true, to: onward.to, hours: onward.isLater ? fromOn(said, time) : upTo(said, time) };
  return { isBound, to: time.to, hours: isBound ? boundHours(tokens, at, said, time) : hoursAt(word, said, time) };
}

/** "At 7", "around 8", "7ish". */
function hoursAt(word: string, said: string, { hour, timeZone, isNear }: ClockTime): ClockHours {
  const near = isNear || NEAR.test(word);
  const label = `${near && !isNear ? 'around' : 'at'} ${said}`;
  return { label, from: near ? hour - HALF : hour, to: hour + (Number.isInteger(hour) ? 1 : HALF), timeZone };
}

/** "After 9", "before 8", and the other way where that is refused. */
function boundHours(tokens: readonly Token[], at: number, said: string, time: ClockTime): ClockHours {
  const { hour, timeZone } = time;
  const isAfter = AFTER.test(tokens[at]?.text ?? '');
  if (isRefusedAt(tokens, at)) return isAfter ? upTo(said, time) : fromOn(said, time);
  return isAfter
    ? { label: `after ${said}`, from: hour, to: NIGHT_END, timeZone }
    : { label: `before ${said}`, from: 0, to: hour, timeZone };
}

const HALF = 0.5;
/** The least by which a game that starts at a time is not later than it, in hours. */
const MOMENT = 1 / 60;

const fromOn = (said: string, { hour, timeZone }: ClockTime): ClockHours => ({
  label: `from ${said} on`,
  from: hour,
  to: NIGHT_END,
  timeZone,
});

const upTo = (said: string, { hour, timeZone }: ClockTime): ClockHours => ({
  label: `by ${said}`,
  from: 0,
  to: hour + MOMENT,
  timeZone,
});

/** `isOr`: nobody says so of anything but an hour. */
type Onward = { isLater: boolean; isOr: boolean; to: number };

/** "7pm or later", "8 pm and on", "9pm or earlier". */
function onwardFrom(tokens: readonly Token[], at: number): Onward | null {
  const [first, second] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (/^onwards?$/.test(first)) return { isLater: true, isOr: false, to: at + 1 };
  if (/^(and|n)$/.test(first) && /^(on|onwards?|up)$/.test(second)) return { isLater: true, isOr: false, to: at + 2 };
  if (!/^(or|and)$/.test(first)) return null;
  const isLater = /^(later|after|past)$/.test(second);
  return isLater || /^(earlier|before|sooner)$/.test(second) ? { isLater, isOr: true, to: at + 2 } : null;
}

const REFUSES = /^(nothing|not|no|none|nobody|never|dont|skip|exclude|without|cant|wont)$/;
/** What may stand between: "no games that start before 7". */
const BETWEEN =
  /^(that|which|if|it|its|is|are|in|on|any|a|the|want|wanna|give|show|me|do|play|bet|games?|match(es)?|fights?|bets?|picks?|ones?|starts?|starting|kick(s|ing)?|off|tips?|tipping|going|begins?|beginning)$/;
const MOST_BETWEEN = 5;

/** "Nothing before 7pm", "no games that start after 10". */
function isRefusedAt(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - MOST_BETWEEN); before -= 1) {
    const { text = '', afterBreak = false } = tokens[before] ?? {};
    if (REFUSES.test(text)) return true;
    if (!BETWEEN.test(text) || afterBreak) return false;
  }
  return false;
}

/** An hour of the clock. `isSure`: its words can be nothing else. `isNear`: "7ish". */
type ClockTime = { hour: number; to: number; timeZone: string | null; isSure: boolean; isNear: boolean };

/** "9pm est", "2:30 eastern", "1 o'clocks", "7". An hour without a half of the day is of the afternoon or the night. */
function timeAt(tokens: readonly Token[], at: number): ClockTime | null {
  if (tokens[at]?.text === 'noon') return { hour: NOON, to: at + 1, timeZone: null, isSure: true, isNear: false };
  const number = tokens[at]?.number ?? spelledHour(tokens, at);
  if (!number || number.sign || number.dollars || number.percent || !isHour(number.value)) return null;
  const minutes = number.suffix === '' ? minutesAt(tokens, at + 1) : null;
  const half = halfAt(tokens, minutes === null ? at : at + 1);
  if (!half) return null;
  const { timeZone, to } = zoneAt(tokens, half.to, number.suffix);
  const hour = (number.value % NOON) + (half.of.startsWith('a') ? 0 : NOON) + (minutes ?? 0) / 60;
  const isSure = half.of.length > 1 || saysZone(tokens, half.to, timeZone) || isWritten(tokens, at, minutes);
  return { hour, to, timeZone, isSure, isNear: half.of === 'ish' };
}

/** "7et", "7 eastern time", and no place of a name: "2 Central Michigan games". */
function zoneAt(tokens: readonly Token[], at: number, suffix: string): { timeZone: string | null; to: number } {
  const glued = OF_POINTS.test(suffix) ? null : (ZONES[suffix] ?? null);
  if (glued) return { timeZone: glued, to: at };
  const next = tokens[at + 1]?.text ?? '';
  const timeZone = SCHOOLS.test(next) ? null : (ZONES[tokens[at]?.text ?? ''] ?? null);
  return { timeZone, to: timeZone === null ? at : at + (next === 'time' ? 2 : 1) };
}

/** "A 6 pt teaser" is one of points. */
const OF_POINTS = /^pts?$/;
const saysZone = (tokens: readonly Token[], at: number, timeZone: string | null): boolean =>
  timeZone !== null && !OF_POINTS.test(tokens[at]?.text ?? '');

const SCHOOLS = /^(michigan|florida|washington|kentucky|illinois|arkansas|connecticut|conference|division|west)$/;

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** "Seven pm", "one eastern": an hour in words, where what stands behind it says that it is one. */
function spelledHour(tokens: readonly Token[], at: number): NumberToken | null {
  const value = HOURS.indexOf(tokens[at]?.text ?? '') + 1;
  const next = tokens[at + 1]?.text ?? '';
  if (value === 0 || !OF_HOUR.test(next)) return null;
  return { value, sign: null, dollars: false, percent: false, suffix: '', afterDash: false };
}

const OF_HOUR = /^([ap]m|o?clocks?|et|est|edt|eastern|ct|cst|pst|pdt)$/;

/** "At 7:30", "the 4:25 games": not "7, 30 bucks". */
const isWritten = (tokens: readonly Token[], at: number, minutes: number | null): boolean =>
  minutes !== null && minutes % MINUTES_STEP === 0 && OF_CLOCK.test(tokens[at - 1]?.text ?? '');
const MINUTES_STEP = 5;
const OF_CLOCK = /^(at|around|about|round|the|that|this|those|by|before|after|past|until)$/;

function minutesAt(tokens: readonly Token[], at: number): number | null {
  const { number, afterBreak, raw = '' } = tokens[at] ?? {};
  return number && afterBreak && /^[0-5]\d([ap]m?|ish)?$/i.test(raw) ? number.value : null;
}

/** The half of the day that is written at a number or behind it, '' where none is; null: it is no hour. */
function halfAt(tokens: readonly Token[], at: number): { of: string; to: number } | null {
  const glued = tokens[at]?.number?.suffix ?? '';
  if (Object.hasOwn(ZONES, glued) && !OF_POINTS.test(glued)) return { of: '', to: at + 1 };
  if (glued !== '') return /^([ap]m?|ish)$/.test(glued) ? { of: glued, to: at + 1 } : null;
  const next = tokens[at + 1]?.text ?? '';
  return /^([ap]m|o?clocks?|ish)$/.test(next) ? { of: next, to: at + 2 } : { of: '', to: at + 1 };
}

/** "After 10 eastern", "before 8 tonight", "after 3", "games on at 7": not "by 7" nor "after 2 losses", nor "the Bills at 7". */
function isHourAlone(tokens: readonly Token[], at: number, { to, timeZone }: ClockTime): boolean {
  const word = tokens[at]?.text ?? '';
  const next = tokens[to];
  const isEnd = next === undefined || next.afterBreak || BEHIND.test(next.text);
  const isAmount = tokens[to - 1]?.pair !== null;
  if (BOUND.test(word) && timeZone !== null) return true;
  if (isAmount) return false;
  if (AT.test(word)) return isEnd && [tokens[at - 1], next].some((beside) => STARTS.test(beside?.text ?? ''));
  return /^(after|before)$/.test(word) && (isEnd || !/s$/.test(next.text));
}

const isHour = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= NOON;
