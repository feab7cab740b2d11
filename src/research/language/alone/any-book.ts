import { tokenise } from '#engine/names/tokenise.ts';
import { bookAt } from '../sportsbooks.ts';

const NEED_NOT_BE =
  /(?:(?:it|that|they|those)\s+)?(?:(?:does(?:n['’]?t| not)|do(?:n['’]?t| not)|need(?:n['’]?t| not))\s+(?:have to |need to |has to |gotta )?be|(?<=^|[,.;!]\s*|\b(?:ok|and|but|so)\s)not (?:just|only))\s+(?:just |only )?(?:at |on |from )?/i;

/** "Doesn't have to be FanDuel", "not just at DK": any book will do, and none is asked for. */
export function withAnyBook(message: string): string {
  const found = NEED_NOT_BE.exec(message);
  if (!found) return message;
  const head = message.slice(0, found.index);
  const rest = message.slice(found.index + found[0].length);
  const tokens = tokenise(rest);
  const book = bookAt(tokens, 0);
  if (!book) return message;
  const named = tokens
    .slice(0, book.to)
    .map(({ raw }) => raw.replace(/[^\w]/g, '\\$&'))
    .join('\\W+');
  return `${head}any book${rest.replace(new RegExp(`^\\W*${named}`, 'i'), '')}`;
}
