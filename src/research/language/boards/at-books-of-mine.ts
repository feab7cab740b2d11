import { titlesOfKeys } from '../../books/titles-of-keys.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const MINE = /\b(my|our)( own)? (books|sportsbooks|apps)\b/;

/** "Which of my books has the lowest hold on Rangers Jets": where his books are known, no rows of others stand among them. */
export function atBooksOfMine({ plain, bettor, reading }: Tagged, asked: Asked | null): Asked | null {
  if (asked?.kind !== 'calls' || !MINE.test(plain)) return asked;
  const books = titlesOfKeys(reading.memory?.sportsbooks ?? bettor?.sportsbooks ?? []);
  if (books.length === 0) return asked;
  return {
    ...asked,
    calls: asked.calls.map((call) =>
      call.tool === 'show_board' && 'eventId' in call.input && !('books' in call.input)
        ? { ...call, input: { ...call.input, books } }
        : call,
    ),
  };
}
