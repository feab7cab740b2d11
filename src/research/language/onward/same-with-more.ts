import { titlesOfKeys } from '../../books/titles-of-keys.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

/** "And if I also had DraftKings": the list before once more, or the prices at some books, over one book more. */
export function sameWithMore({ tokens, reading: { memory }, previous }: Tagged): Asked | null {
  if (!memory?.also || !previous || tokens.length > 2) return null;
  const also = titlesOfKeys(memory.also);
  if (previous.list === true) {
    const { book, books = [], ...before } = previous;
    const named = books.length > 0 ? books : book === null ? [] : [book];
    const wider = named.length > 0 ? { book: null, books: [...new Set([...named, ...also])] } : { book, books };
    return { kind: 'picks', reading: { ...before, ...wider, memory, earlier: [], asksMore: false }, refines: true };
  }
  const [board, ...others] = previous.looked ?? [];
  const shown = board?.tool === 'show_board' && others.length === 0 ? board.input : null;
  return shown?.books ? calls([boardCall({ ...shown, books: [...new Set([...shown.books, ...also])] })]) : null;
}
