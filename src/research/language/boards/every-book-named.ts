import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const EVERY = /\b(all|every|each)( of)?( the| your| ur)? (single )?(books?|sportsbooks?)\b|\bfull (board|list)\b/;
/** "List the other 10 too" behind a board that told of them in a line. */
const OTHERS =
  /\b(list|show|see|give|print|tell)\b.*\b(others?|rest|remaining|reference|missing|hidden)( of)?( the)?( \d+)?( books?| ones| too)?$/;

/** Who asks for every book is shown those too where nobody can bet, and those that sell another line. */
export function everyBookNamed({ plain, previous, books }: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || books.length > 0) return asked;
  const isBehindBoard =
    previous?.looked?.some(({ tool }) => tool === 'show_board') === true || previous?.unjudged === true;
  if (!EVERY.test(plain) && !(isBehindBoard && OTHERS.test(plain))) return asked;
  return {
    ...asked,
    calls: asked.calls.map((call) =>
      call.tool === 'show_board' && 'eventId' in call.input && !('books' in call.input) && !('byBook' in call.input)
        ? { ...call, input: { ...call.input, everyBook: true, limit: ROWS } }
        : call,
    ),
  };
}

const ROWS = 30;
