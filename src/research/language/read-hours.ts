import type { League } from '#engine/names/league.ts';
import type { Token } from '#engine/names/tokenise.ts';
import type { NamedTime } from './time-window.ts';

const MAX_HOURS = 14 * 24;
const MAX_WEEK = 18;
const SPOKEN: Readonly<Record<string, number>> = {
  hour: 1,
  hr: 1,
  couple: 2,
  few: 3,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};

/** "Week 12" is a week of the NFL where no other league is named. */
export function readWeek(tokens: readonly Token[], leagues: readonly League[]): NamedTime | null {
  if (leagues.length > 0 && !leagues.includes('NFL')) return null;
  const at = tokens.findIndex(({ text }) => text === 'week' || text === 'wk');
  const number = tokens[at + 1]?.number;
  const week = at >= 0 && number && number.sign === null && number.suffix === '' ? number.value : 0;
  return Number.isInteger(week) && week >= 1 && week <= MAX_WEEK ? { kind: 'nfl_week', week } : null;
}

/** "In 3 days" where something ends then: "expires in 3 days", "good for a week". */
const ENDS = /^(expir\w+|exp|out|ends?|ending|good|valid|lasts?)$/;

/** Whether the word begins a span that is counted from now: "next 3 hours", "within an hour", "expires in 3 days". */
export const beginsSpan = (tokens: readonly Token[], at: number): boolean =>
  /^(next|within)$/.test(tokens[at]?.text ?? '') ||
  (/^(in|for)$/.test(tokens[at]?.text ?? '') && ENDS.test(tokens[at - 1]?.text ?? ''));

/** "next 3 hours", "within an hour", "next couple of days". */
export function readHours(tokens: readonly Token[]): NamedTime | null {
  for (const at of tokens.keys()) {
    if (!beginsSpan(tokens, at)) continue;
    const hours = hoursIn(tokens.slice(at + 1, at + 5).filter(({ text }) => !/^(the|a|an|next|of)$/.test(text)));
    if (hours !== null) return { kind: 'hours', hours: Math.min(MAX_HOURS, Math.round(hours)) };
  }
  return null;
}

function hoursIn([first, second]: readonly Token[]): number | null {
  const amount = first?.number?.value ?? SPOKEN[first?.text ?? ''];
  if (amount === undefined || !(amount >= 1)) return null;
  const unit = (/^(hour|hr)$/.test(first?.text ?? '') ? first : second)?.text ?? '';
  if (/^(hours?|hrs?)$/.test(unit)) return amount;
  if (/^(weeks?|wks?)$/.test(unit)) return amount * 7 * 24;
  return /^days?$/.test(unit) ? amount * 24 : null;
}
