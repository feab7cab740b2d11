import type { Asked } from '../calls/call.ts';
import { type Question, type Tagged, tag } from '../calls/tagged.ts';
import { evenPrice } from '../held/even-price.ts';
import { middleAsked, middleQuestion } from '../sums/middle-asked.ts';
import { type Asking, isTogether } from './asking.ts';
import { bookOfSide } from './book-of-side.ts';
import type { Cover } from './cover.ts';
import { coverBefore } from './cover-before.ts';
import { coverSaid, isOfGame } from './cover-said.ts';
import { ARB, CHANGES, EDGE, ELSE, HOLD, LEAST, LIMITS, SPLITS, STALE, STANDS } from './covered-words.ts';
import { drawOfBoth } from './draw-of-both.ts';
import { foundOfTerm } from './found-of-term.ts';
import { middleRestaked } from './middle-restaked.ts';
import { ofNamed } from './of-named-cover.ts';
import { ofEarlierCover, ofShownCover } from './of-shown-cover.ts';
import { stakesOfSides } from './stakes-of-sides.ts';

const MOST_WORDS = 30;

/**
 * What is asked of bets on both sides of one market, or on two of its lines: whether they pay whatever happens, what goes on each, what
 * they hold, and what becomes of it at another price. Those that are named are meant, else those of which the chat spoke last; free.
 * Null: it is asked of none.
 */
export const planCovered = (question: Question): Asked | null => coveredAsked(tag(question));

export function coveredAsked(read: Tagged): Asked | null {
  const other = middleRestaked(read) ?? foundOfTerm(read) ?? drawOfBoth(read) ?? evenPrice(read);
  if (other) return other;
  if (ELSE.test(read.plain) || read.tokens.length > MOST_WORDS || read.amounts.shares.length > 0) return null;
  const asking = { read, said: coverSaid(read) };
  return ofNamed(asking) ?? ofBefore(asking);
}

const ASKED = [ARB, SPLITS, HOLD, CHANGES, STANDS, LIMITS, LEAST, STALE, EDGE];

function ofBefore(asking: Asking): Asked | null {
  const { read, said } = asking;
  const figure = middleAsked(read);
  if (figure) return figure;
  const before = coverBefore(read);
  const together = before && isTogether(before) ? ofTogether(before, asking) : null;
  if (together) return together;
  const mayBe = said.isEach || middleQuestion(read.plain) !== null || ASKED.some((words) => words.test(read.plain));
  if (read.previous === null || !mayBe || read.reading.leagues.length > 0) return null;
  return (before && isOfGame(before, read) ? ofShownCover(before, asking) : null) ?? ofEarlierCover(asking);
}

/** Of two that were told together: at which book which of them is, and what comes of a stake on each. */
function ofTogether(cover: Cover, asking: Asking): Asked | null {
  const { read, said } = asking;
  const held = read.books.length === 1 ? bookOfSide(cover, asking) : null;
  return held ?? (said.prices.length === 0 && isOfGame(cover, read) ? stakesOfSides(cover, read) : null);
}
