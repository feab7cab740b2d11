import type { Token } from '#engine/names/tokenise.ts';

/** Hours of one day that a question names, in a zone where it names one. `to` may pass 24. */
export type ClockHours = { label: string; from: number; to: number; timeZone: string | null };

export const EASTERN = 'America/New_York';
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
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
};
export const NOON = 12;
export const NIGHT_END = 28;
/** The two rounds of games of a football Sunday, eastern time. */
const ROUNDS: Readonly<Record<string, readonly [number, number]>> = { early: [NOON, 15.5], late: [15.5, 19] };

/** "1pm games", "after 8 pm et", "at noon", "4:25 pm". */
export function readClock(tokens: readonly Token[]): ClockHours | null {
  for (const [at, token] of tokens.entries()) {
    const found = token.text === 'noon' ? { hour: NOON, from: at, to: at + 1 } : clockAt(tokens, at);
    if (found) return hoursOf(tokens, found);
  }
  return null;
}

/** The place behind a clock time that begins here; null where none does. */
export function clockTo(tokens: readonly Token[], at: number): number | null {
  const found = clockAt(tokens, at) ?? (tokens[at + 1] ? clockAt(tokens, at + 1) : null);
  return found?.from === at ? found.to : null;
}

/** "The early window", "late slate": rounds of a football Sunday. */
export function readRound(tokens: readonly Token[]): ClockHours | null {
  const at = tokens.findIndex(
    ({ text }, place) =>
      Object.hasOwn(ROUNDS, text) && /^(window|windows|slate|kickoffs)$/.test(tokens[place + 1]?.text ?? ''),
  );
  const word = tokens[at]?.text ?? '';
  const hours = ROUNDS[word];
  return hours ? { label: `in the ${word} window`, from: hours[0], to: hours[1], timeZone: EASTERN } : null;
}

type Found = { hour: number; from: number; to: number };

function clockAt(tokens: readonly Token[], at: number): Found | null {
  const number = tokens[at]?.number;
  if (!number || number.sign || number.dollars) return null;
  const half = /^[ap]m?$/.test(number.suffix) && number.suffix.length === 2 ? number.suffix : null;
  const next = tokens[at + 1]?.text ?? '';
  const meridiem = half ?? (number.suffix === '' && /^[ap]m$/.test(next) ? next : null);
  if (!meridiem) return bareHourAt(tokens, at);
  const to = half ? at + 1 : at + 2;
  const before = tokens[at - 1]?.number;
  if (tokens[at]?.afterBreak && before && isHour(before.value)) {
    const minutes = number.value < 60 ? number.value / 60 : 0;
    return { hour: toDayHour(before.value, meridiem) + minutes, from: at - 1, to };
  }
  return isHour(number.value) ? { hour: toDayHour(number.value, meridiem), from: at, to } : null;
}

const BOUND = /^(after|before)$/;
const BEHIND = /^(tonight|today|tomorrow|tmrw|on|time|only|games?|please|pls)$/;

/** "After 10 eastern", "before 8 tonight", "the 1 o'clocks": an hour without its half of the day is of the afternoon or the night. */
function bareHourAt(tokens: readonly Token[], at: number): Found | null {
  const { number, pair } = tokens[at] ?? {};
  if (!number || pair || number.suffix !== '' || number.percent || !isHour(number.value)) return null;
  const next = tokens[at + 1]?.text ?? '';
  const hour = toDayHour(number.value, 'pm');
  if (/^o?clocks?$/.test(next)) return { hour, from: at, to: at + 2 };
  const isBound = BOUND.test(tokens[at - 1]?.text ?? '');
  const isTime = next === '' || Object.hasOwn(ZONES, next) || BEHIND.test(next);
  return isBound && isTime ? { hour, from: at, to: at + 1 } : null;
}

export const isHour = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= NOON;
const toDayHour = (hour: number, meridiem: string): number => (hour % NOON) + (meridiem === 'pm' ? NOON : 0);

function hoursOf(tokens: readonly Token[], { hour, from, to }: Found): ClockHours {
  const timeZone = ZONES[tokens[to]?.text ?? ''] ?? null;
  const before = tokens[from - 1]?.text ?? '';
  const spoken = tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');
  if (before === 'after' || before === 'past') return { label: `after ${spoken}`, from: hour, to: NIGHT_END, timeZone };
  if (before === 'before' || before === 'by') return { label: `before ${spoken}`, from: 0, to: hour, timeZone };
  return { label: `at ${spoken}`, from: hour, to: hour + 1, timeZone };
}
