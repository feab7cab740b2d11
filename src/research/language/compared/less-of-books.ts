import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const TAKES =
  /\b(vig|vigorish|juice|juiced|juicier|hold|holds|margins?|overround|rake|cut)\b|\b(takes?|charges?|keeps?) (the )?(less|least|more|most)\b/;
const WHICH = /\b(which|whichs|who|whos|whose)\b/;
/** Of all books it is another question. */
const OF_OTHERS = /\b(books|sportsbooks|bookies|other|others|else|all|any|every|average|overall)\b/;
const FEWEST = 2;
const MOST_WORDS = 10;

/** "Which one has less vig" behind books that were set side by side: these, on what they were set side by side on. Null: nothing of the kind. */
export function lessOfBooks(read: Tagged): Asked | null {
  const { plain, previous, mentions, books, amounts, tokens, pieces } = read;
  const names = mentions.length + books.length + amounts.prices.length;
  if (names > 0 || tokens.length > MOST_WORDS || !TAKES.test(plain) || !WHICH.test(plain) || OF_OTHERS.test(plain))
    return null;
  const kinds = pieces.flatMap((piece) => (piece.kind === 'market' && !piece.isTalk ? [piece.market] : []));
  const boards = (previous?.looked ?? []).flatMap((looked) =>
    looked.tool === 'show_board' && (looked.input.books?.length ?? 0) >= FEWEST && looked.input.eventId !== undefined
      ? [looked]
      : [],
  );
  const meant = boards.filter(({ input: { market } }) => kinds.length === 0 || kinds.some((kind) => kind === market));
  return meant.length > 0 ? calls(meant.map(({ input }) => ({ tool: 'show_board', input }))) : null;
}
