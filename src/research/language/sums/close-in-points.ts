import { plural } from '../../words/format.ts';
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
  const { plain, tokens, amounts, says } = read;
  const closeAt = tokens.findIndex(({ text }) => CLOSES.test(text));
  const prices = new Set(amounts.prices.map(({ text }) => text));
  const lines = numbersIn(read);
  if (closeAt < 0 || prices.size > 1 || lines.length !== 2 || !(ASKS.test(plain) || says.has('clv'))) return null;
  const close = amounts.lines.find(
    ({ from, line }) => from > closeAt && from <= closeAt + REACH && lines.includes(line),
  );
  const taken = lines.find((line) => line !== close?.line);
  const base = close && baseOf(read);
  if (!close || taken === undefined || !base || typeof base === 'string') return null;
  const [own = 0, last = 0] = ofItsSign([taken, close.line], base, read);
  const pair = storedPair([refWith(base, own), refWith(base, last)], read);
  if (typeof pair === 'string') return null;
  const [mine, closing] = pair;
  const isBeaten = isBetter(mine, closing);
  const [now, then] = pair.map((bet) => ({ bet, ...quotedNow(bet, read) }));
  if (!now || !then) return null;
  const [worse, better] = isBeaten ? [then, now] : [now, then];
  const points = plural(Math.abs(own - last), 'point');
  const told = isBeaten ? `You beat the close by ${points}.` : `The close was ${points} better than your number.`;
  return sumOn([worthOf(worse, better, read)], mine.ref, [told, AS_PRICED]);
}

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

const numberOf = (bet: string | undefined): number => Math.abs(Number(/[\d.]+$/.exec(bet ?? '')?.[0] ?? Number.NaN));

const AS_PRICED = 'What the points are worth is by the prices that stand now.';
