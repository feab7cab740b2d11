import { REGISTRY } from '../../books/registry.ts';
import { list } from '../../words/format.ts';
import { type Asked, calls } from '../calls/call.ts';
import { readTold } from '../calls/memory.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isPlainWord } from '../wishes/plain-words.ts';

/** "I only got DK and MGM" behind a scan: it is made once more, over the books that are remembered from here on. */
export function atOwnBooks({ written, tokens, reading, previous }: Tagged): Asked | null {
  const [scan] = previous?.looked ?? [];
  const own = readTold(written, reading)?.books;
  if (scan?.tool !== 'scan_prices' || !own || own.as === 'now' || !tokens.every((token) => isPlainWord(token.text)))
    return null;
  const { books: _, offset: __, ...input } = scan.input;
  const titles = (reading.memory?.sportsbooks ?? own.keys).flatMap((key) => REGISTRY.get(key)?.title ?? []);
  const noted = `Noted: you bet at ${list([...new Set(titles)])}, and nothing else is scanned in this chat.`;
  return calls([{ tool: 'scan_prices', input }], titles.length > 0 ? [noted] : []);
}
