import { wereJudged } from '../acts/after.ts';
import { boardOnBet } from '../calls/board-on-bet.ts';
import { type Asked, calls } from '../calls/call.ts';
import { lookUp } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { readState } from '../product/tell-place.ts';

const BOOKS = '(?:(?:sports ?)?books?|sportsbooks?|bookies?|bookmakers?)';
const LISTS = new RegExp(
  `^(?:(?:just|ok|no|nah|pls|please|can u|can you|could you|i want|i need) )*(?:list|show|name|give|gimme|tell|see) (?:me |us |out )*(?:a list of )?(?:every|each|all|the|your|ur)(?: (?:of|the|your|ur|single|one|available))* ${BOOKS}\\b(?: (?:u|you|that|there|have|has|cover|use|is|are|here|with|not|a|any|one|game|games|out|do|got|on|this|site|names?|by|name))*$`,
);
const NO_GAME = /\bnot (a|any|one) games?\b/;
/** "Who are the 7 books", "which 7 books" of which a verdict told. */
const COUNTED = new RegExp(
  `^(?:(?:so|and|ok|but|wait) )*(?:(?:who|what|which|whos|whats)(?: (?:are|r|were))?|name|list)(?: (?:the|those|these|your|ur))* (?:\\d+ )?(?:other |independent )*${BOOKS}(?: (?:are|r|is|were) (?:those|these|they|that|it|behind (?:it|that|this)))?$`,
);

/** "List every book" is of all that are read here, where no game is shown; "which 7 books" behind a verdict are those that price that bet. */
export function booksListed({ plain, mentions, reading, previous, after, tokens }: Tagged): Asked | null {
  if (mentions.length + reading.leagues.length > 0) return null;
  const focus = previous?.focus ?? [];
  const [bet, ...others] = focus;
  if (bet && others.length === 0 && previous?.ticket !== true && wereJudged(after, previous) && COUNTED.test(plain))
    return calls([boardOnBet(bet)], [COUNT_OF]);
  const state = readState(tokens);
  return LISTS.test(plain) && (focus.length === 0 || NO_GAME.test(plain))
    ? lookUp({ kind: 'books', ...(state && { state }) })
    : null;
}

const COUNT_OF =
  'These have a price on it. The fair price behind the verdict is made of them without the book whose own price is judged.';
