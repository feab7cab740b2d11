import { plural, signed } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import { onlySum } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { baseOf, isBetter, numbersIn, ofItsSign, refWith, worthOf } from './half-point.ts';
import { isStored, type StoredBet, storedBet, storedPair } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const CLOSES = /^(clos(ed|es|ing|e))$/;
const ASKS = /\b(clv|beat|worth|value|good|great|nice|win|how (much|did)|did i|do i)\b/;
/** Between "closed" and its number. */
const REACH = 4;

/**
 * "Took the Bears under 39.5, it closed 38, whats that worth": by how many points the close was beaten, and what those are worth at the prices
 * around them now. Null: the prices differ too, or no bet with two numbers is named.
 */
export function closeInPoints(read: Tagged): Asked | null {
  const before = beatenBefore(read);
  if (before) return before;
  const { plain, amounts, says } = read;
  const prices = new Set(amounts.prices.map(({ text }) => text));
  const lines = numbersIn(read);
  const said = lines.length === 2 ? closeSaid(read, lines) : null;
  if (!said || prices.size > 1 || !(ASKS.test(plain) || says.has('clv'))) return null;
  const { close, isNow } = said;
  const taken = lines.find((line) => line !== close?.line);
  const base = baseOf(read);
  if (taken === undefined || !base || typeof base === 'string') return null;
  const [own = 0, last = 0] = ofItsSign([taken, close.line], base, read);
  const pair = storedPair([refWith(base, own), refWith(base, last)], read);
  if (typeof pair === 'string') return isNow ? say(beatenBy(own, last, read)) : null;
  const [mine, closing] = pair;
  const isBeaten = isBetter(mine, closing);
  const [now, then] = pair.map((bet) => ({ bet, ...quotedNow(bet, read) }));
  if (!now || !then) return null;
  const [worse, better] = isBeaten ? [then, now] : [now, then];
  const points = plural(Math.abs(own - last), 'point');
  const told = isBeaten ? `You beat the close by ${points}.` : `The close was ${points} better than your number.`;
  return sumOn([worthOf(worse, better, read)], mine.ref, [told, AS_PRICED]);
}

/** Which of the two numbers is the close, or what it is now, the last that is known of that. */
function closeSaid(read: Tagged, lines: readonly number[]) {
  const { plain, tokens, amounts, says, previous } = read;
  const closedAt = tokens.findIndex(({ text }) => CLOSES.test(text));
  const isOfClose = says.has('clv') || OF_CLOSE.test(previous?.asked ?? '');
  const nowAt = closedAt < 0 && isOfClose && TOOK.test(plain) ? tokens.findLastIndex(isWordNow) : -1;
  const [from, to] = nowAt < 0 ? [closedAt, closedAt + REACH] : [nowAt - REACH, nowAt + REACH];
  if (closedAt < 0 && nowAt < 0) return null;
  const isClose = ({ line, ...at }: { from: number; line: number }) =>
    at.from > from && at.from <= to && lines.includes(line) && (nowAt < 0 || line === lines.at(-1));
  const close = amounts.lines.find(isClose);
  return close ? { close, isNow: nowAt >= 0 } : null;
}
const OF_CLOSE = /\bclv\b|\bclosing line/i;

function quotedNow({ ref }: StoredBet, read: Tagged): { price?: string; book?: string } {
  const quoted = storedBet({ ...ref, book: null }, read);
  return isStored(quoted) && quoted.price ? { price: quoted.price.text, book: quoted.price.book } : {};
}

/** "So did I beat it or not": the number that was taken is what is spoken of, and the better of the two stands last in the sum. */
function beatenBefore({ previous, plain, mentions, amounts }: Tagged): Asked | null {
  const sum = onlySum(previous, 'line_worth');
  const own = previous?.focus?.[0]?.line;
  const isElse = mentions.length + amounts.prices.length + amounts.lines.length > 0;
  if (!sum || own == null || isElse || !BEAT_IT.test(plain)) return null;
  const { from, to } = sum;
  return say(
    numberOf(to.bet) === Math.abs(own)
      ? `Yes: ${to.bet} is a better number than the close, ${from.bet}. How the bet ends does not change that.`
      : `No: ${from.bet} is a worse number than the close, ${to.bet}.`,
  );
}
const BEAT_IT = /\b(did|do|have) (i|we)( \w+)? beat\b/;

const TOOK = /\b(took|take|got|get|have|had|bet|grabbed|on|at)\b/;
const isWordNow = ({ text }: Tagged['tokens'][number]): boolean => text === 'now' || text === 'currently';

/** More points are better on a spread and on an under; which it is of an over is turned round. */
function beatenBy(own: number, last: number, { bets }: Tagged): string {
  const isOver = bets.some(({ direction }) => direction === 'over');
  const isBeaten = isOver ? own < last : own > last;
  const points = plural(Math.abs(own - last), 'point');
  return isBeaten
    ? `As it stands you beat it by ${points}: ${signed(own)} is a better number than ${signed(last)}. What counts is where it closes, so look once more right before the start.`
    : `As it stands you did not: ${signed(last)} is ${points} better than your ${signed(own)}. What counts is where it closes, so look once more right before the start.`;
}

const numberOf = (bet: string | undefined): number => Math.abs(Number(/[\d.]+$/.exec(bet ?? '')?.[0] ?? Number.NaN));

const AS_PRICED = 'What the points are worth is by the prices that stand now.';
