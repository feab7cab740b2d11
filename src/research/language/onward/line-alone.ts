import type { SlateEvent } from '../../slate/slate.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { BetFocus, Reading } from '../reading.ts';

const ALONE =
  /^((?:ok|okay|so|and|but|hm+|well|no|nah|yeah)[\s,]+)*((?:what about|how about|what if (?:its|it's|it is|it was|i get|i got|they have)|at|try|make it|say|i meant|i mean|(?:i['’]?d |id |ill |i['’]?ll |i would |i |just )?(?:rather (?:have|take|get|play|want)|prefer|rather|want|take|like|get|gimme|give me))\s+)?(?:the )?(\d{1,3}(?:\.\d{1,2})?)\s*(?:line|number|then|tho|though|instead|please|pls)?\s*[?!.]*$/i;
/** Nobody means a total of another game's size. */
const FARTHEST = 0.4;

/**
 * "What if it's 41" behind over 41.5: another number of the total that was spoken of, on the side that was; "I'd rather have the 40" behind
 * the prices of both sides is of both.
 */
export function lineAlone(text: string, previous: Reading | null, events: readonly SlateEvent[]): string {
  const [bet, ...others] = previous?.focus ?? [];
  const number = ALONE.exec(text.trim())?.[3];
  if (number === undefined || !bet || others.length > 0 || bet.market !== 'total') return text;
  const isNear = linesOf(bet, events).some((line) => Math.abs(Number(number) - line) <= FARTHEST * line);
  if (!isNear) return text;
  return bet.line == null ? `total ${number}` : text.replace(number, `${bet.side} ${number}`);
}

/** Its own; of a game that was looked at all that are stored. */
const linesOf = (bet: BetFocus, events: readonly SlateEvent[]): number[] =>
  bet.line != null
    ? [bet.line]
    : (events.find(({ id }) => id === bet.eventId)?.markets ?? []).flatMap((market) =>
        market.market === bet.market ? (selectionLine(market, bet.side) ?? []) : [],
      );

const SPREAD_AT =
  /(?<=\b(?:to|at|see|sees|get|got|its|it['’]s|is|was|now|number|line|the|only|laying) )(\d{1,2}(?:\.5)?)(?!\s*(?:units?|u|bucks|dollars|percent|pct|stars?|legs?|games?|books?|picks?|to|am|pm|minutes?|hours?|out)\b|[\d.%/:])/gi;
const MOST_MOVED = 7;
/** "Is 10 on it too much if I got 200": money. */
const OF_STAKE =
  /\b(?:bankroll|roll|too (?:much|big))\b|\b\d+(?: \w+){0,2} on (?:it|that|this|them)\b|\b(?:got|have|had) (?:\w+ )?\$?\d{3,}\b/i;

/** "Still good at 7", "what if it goes to 7" behind -6.5: another number of the spread that was spoken of, on its side. */
export function spreadAlone(text: string, previous: Reading | null, hasNames: (text: string) => boolean): string {
  const [bet, ...others] = previous?.focus ?? [];
  if (OF_STAKE.test(text)) return text;
  if (!bet || others.length > 0 || bet.market !== 'spread' || bet.line === null || bet.line === 0) return text;
  const [number, ...more] = [...text.matchAll(SPREAD_AT)].map(([found]) => found);
  if (number === undefined || more.length > 0 || hasNames(text)) return text;
  const isNear = Math.abs(Number(number) - Math.abs(bet.line)) <= MOST_MOVED;
  return isNear ? text.replace(SPREAD_AT, `${bet.line < 0 ? '-' : '+'}${number}`) : text;
}
