import type { Token } from '#engine/names/tokenise.ts';
import type { Span, WishPart } from './wish-part.ts';
import { numberWord } from './wish-words.ts';

const STAR = /^stars?$/;
const RATING = /^(confidence|confident|rating|rated|stars?)$/;
const LEAST = /^(at|least|minimum|min|of|above|over|be|is|than|equal|to|level|score)$/;
const OR_BETTER = /^(or|and|better|higher|more|up|above|plus|min|minimum|out|of|rated|ratings?|confidence|level)$/;
const LIFTS = /^(drop|forget|ignore|lose|remove|without|no|lift|scrap|skip|any)$/;
const LIMIT = /^(requirement|requirements|limit|filter|minimum|floor|thing|rule|rating|confidence|stars?|star)$/;
const MOST_STARS = 5;
const HIGH = 4;

/** "At least 4 stars", "confidence 4 or higher", "5 star", "4+ stars", "high confidence", "drop the star requirement". */
export function confidenceAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  return liftedAt(tokens, at) ?? starsAt(tokens, at) ?? ratedAt(tokens, at) ?? highAt(tokens, at);
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

function liftedAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  if (!LIFTS.test(wordAt(tokens, at))) return null;
  let to = at + 1;
  while (/^(the|that|my|about)$/.test(wordAt(tokens, to))) to += 1;
  if (!RATING.test(wordAt(tokens, to)) || !LIMIT.test(wordAt(tokens, to + 1))) {
    const isAny = /^(any)$/.test(wordAt(tokens, at)) && RATING.test(wordAt(tokens, to));
    return isAny ? { part: { kind: 'confidence', least: null }, to: to + 1 } : null;
  }
  return { part: { kind: 'confidence', least: null }, to: to + 2 };
}

/** A number of stars, with what is said before it and behind it. */
function starsAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  const from = skip(tokens, at, /^(at|least|minimum|min|only)$/);
  const stars = countAt(tokens, from);
  if (stars === null) return null;
  const isGlued = /^stars?\+?$/.test(tokens[from]?.number?.suffix ?? '');
  const noun = skip(tokens, from + 1, OR_BETTER);
  if (isGlued) return least(stars, noun);
  return STAR.test(wordAt(tokens, noun)) ? least(stars, skip(tokens, noun + 1, OR_BETTER)) : null;
}

/** "Confidence of at least 4", "rated 4 and up". */
function ratedAt(tokens: readonly Token[], at: number): Span<WishPart> | null {
  if (!RATING.test(wordAt(tokens, at)) || STAR.test(wordAt(tokens, at))) return null;
  const number = skip(tokens, at + 1, LEAST);
  const stars = countAt(tokens, number);
  if (stars === null) return null;
  const behind = skip(tokens, number + 1, OR_BETTER);
  // "4 out of 5".
  const isOfFive = countAt(tokens, behind) === MOST_STARS && wordAt(tokens, behind - 1) === 'of';
  return least(stars, skip(tokens, isOfFive ? behind + 1 : behind, STAR));
}

const highAt = (tokens: readonly Token[], at: number): Span<WishPart> | null =>
  wordAt(tokens, at) === 'high' && /^confidence$/.test(wordAt(tokens, at + 1)) ? least(HIGH, at + 2) : null;

const least = (stars: number, to: number): Span<WishPart> => ({ part: { kind: 'confidence', least: stars }, to });

function countAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (!token) return null;
  const { number } = token;
  if (!number) return numberWord(token.text) ?? null;
  const isPlain = number.sign === null && !number.dollars && !number.percent;
  return isPlain && Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST_STARS
    ? number.value
    : null;
}

function skip(tokens: readonly Token[], from: number, words: RegExp): number {
  let at = from;
  while (words.test(wordAt(tokens, at))) at += 1;
  return at;
}
