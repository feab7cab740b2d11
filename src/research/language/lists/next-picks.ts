import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { Tagged } from '../calls/tagged.ts';
import { ORDINALS } from '../ordinals.ts';
import { searchFor } from '../wishes/plan-wish.ts';
import { readParts } from '../wishes/read-parts.ts';
import { toWish } from '../wishes/wish.ts';
import { dropsPick } from './drop-verbs.ts';
import { moreOf } from './more-of.ts';

const AROUND =
  /^(ok|okay|k|and|n|now|so|then|yeah|yes|sure|cool|nice|give|gimme|show|me|whats|what|is|are|about|how|number|numbers|no|pick|picks|the|to|thru|through|also|please|pls|next|one|ones|see|lets|let|ur|your|thanks|thx|i|meant|mean|said|you|u|showed|shown|gave|only|but|just|there|were|worth|betting|bets|bet|play|plays|that|other|missing|left|lol|bro)$/;
const MOST_WORDS = 16;
const MOST_PLACES = 20;

/** "Ok 4 and 5", "what's the fourth one" behind three picks: the next of the same list, and none of those that were given. Null: another place is meant, or none. */
export function nextPlaces({ tokens, previous, reading }: Tagged): Asked | null {
  if (previous?.list !== true || previous.ticket === true || tokens.length > MOST_WORDS) return null;
  const places = placesSaid(tokens);
  const isElse = tokens.some(({ number, text }) => !number && !AROUND.test(text) && ORDINALS[text] === undefined);
  if (places === null || isElse) return null;
  const shown = (previous.given?.length ?? 0) + (previous.focus?.length ?? 0);
  const last = Math.max(...places);
  if (shown === 0 || places.some((value) => value <= shown)) return null;
  const more = moreOf(previous, last - shown, reading);
  return more.kind === 'picks' ? { ...more, plainly: true } : more;
}

/** Places that are said to be such: "4th", "fourth", "number 4", "4 and 5". Beside one of them "you said 4 and showed 3" counts. */
function placesSaid(tokens: Tagged['tokens']): number[] | null {
  const ordinals = tokens.flatMap(({ text, number }) =>
    number?.suffix === 'th' ? [number.value] : (ORDINALS[text] ?? []),
  );
  if (ordinals.length > 0) return ordinals;
  const numbers = tokens.flatMap(({ number }) => (number ? [number] : []));
  const isPlace = numbers.every(
    ({ value, sign, suffix, dollars, percent }) =>
      sign === null && !dollars && !percent && Number.isInteger(value) && value <= MOST_PLACES && suffix === '',
  );
  // "4" alone asks for so many.
  const isNext = numbers.length > 1 || /\b(number|pick|no)\b/.test(plainText(tokens));
  return numbers.length > 0 && isPlace && isNext && tokens.length <= MOST_BESIDE_NUMBERS
    ? numbers.map(({ value }) => value)
    : null;
}
const MOST_BESIDE_NUMBERS = 9;

const ASKS = /^(give|gimme|add|show|get|find|for|with)$/;

/** "Drop the NHL one and give me another MLB": one more, and not once more what was given before. */
export function anotherFor(read: Tagged): Asked | null {
  const { tokens, previous, plain, mentions, amounts } = read;
  if (previous?.list !== true || previous.ticket === true || mentions.length > 0 || !dropsPick(plain)) return null;
  const from = tokens.findIndex(({ text }, at) => at > 1 && ASKS.test(text));
  if (from < 0) return null;
  const parts = readParts({ tokens, amounts, mentions: [], times: new Map() }, { from, to: tokens.length });
  const wish = toWish(parts);
  if (parts.unread.length > 0 || !wish.more || wish.parlay !== null) return null;
  return searchFor(read, { ...wish, more: true, count: wish.count ?? 1 });
}
