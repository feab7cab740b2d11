import type { Token } from '#engine/names/tokenise.ts';
import { ORDINALS } from '../ordinals.ts';
import { numberWord } from '../wishes/wish-words.ts';

const PLACES: Readonly<Record<string, number>> = { ...ORDINALS, last: -1 };

/** The places of a list that are named, from 1. "The first two": 1 and 2. */
export function placesIn(tokens: readonly Token[], size: number): number[] {
  const places = tokens.flatMap((_, at) => severalAt(tokens, at, size) ?? placeAt(tokens, at, size));
  return [...new Set(places)].filter((place) => place >= 1 && place <= size);
}

const FIRSTS = /^(first|top|last|best|strongest|favou?rite|fav)$/;
const FAVORITES = /^(favou?rites?|favs?|faves?|best|strongest)$/;

/** "The first two", "the last 3", "your two favorites": what is shown first is liked best. */
function severalAt(tokens: readonly Token[], at: number, size: number): number[] | null {
  const text = tokens[at]?.text ?? '';
  const next = tokens[at + 1];
  const count = next ? (next.number?.value ?? numberWord(next.text)) : null;
  const own = tokens[at]?.number?.value ?? numberWord(text);
  if (own && own >= 2 && FAVORITES.test(next?.text ?? '')) return firstOf(own, size);
  if (!FIRSTS.test(text) || !count || count < 2) return null;
  const all = firstOf(count, size);
  return text === 'last' ? all.map((one) => size + 1 - one).reverse() : all;
}

const firstOf = (count: number, size: number): number[] =>
  Array.from({ length: Math.min(count, size) }, (_, step) => step + 1);

/** "The second", "leg 1", "number 3". */
function placeAt(tokens: readonly Token[], at: number, size: number): number[] {
  const { text = '', number = null } = tokens[at] ?? {};
  const place = PLACES[text];
  if (place !== undefined) return [place < 0 ? size : place];
  const isCounted = /^(leg|number|no|pick|bet)$/.test(tokens[at - 1]?.text ?? '');
  return number && number.sign === null && isCounted ? [number.value] : [];
}

/** `#2` is a mark that tokens do not keep. */
export const hashPlaces = (text: string, size: number): number[] =>
  [...text.matchAll(/#\s?(\d{1,2})\b/g)]
    .map(([, digits]) => Number(digits))
    .filter((place) => place >= 1 && place <= size);
