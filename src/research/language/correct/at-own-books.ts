import { readTold, withoutOwn } from '../calls/memory.ts';
import { keysOf } from '../calls/own-books.ts';
import { readWords } from '../calls/read-words.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { isChatter, isPlainWord } from '../wishes/plain-words.ts';

const AGAIN = /^(redo|again|rerun|free|bet|bets|fb|w|mean|meant|run|those|them|these|using|only)$/;
const NO_MONEY = { bankroll: null, unit: null };

/**
 * "I don't have BetRivers, just DK, FD and MGM" or "redo it with DK and FD only" behind the best use of a free bet: that question once more,
 * with the books at which its hedge can be. Null: something else is said, or no free bet was told of.
 */
export function askedAtOwnBooks(message: string, asked: string, previous: Reading): string | null {
  const { offer } = previous;
  if (offer?.kind !== 'free_bet' || !sumsOf(previous).some(({ kind }) => kind === 'free_bet')) return null;
  const words = readWords(message);
  const own = readTold(words, NO_MONEY)?.books;
  const named = words.filter((_, at) => bookAt(words, at) !== null);
  if ((!own || own.as === 'now') && !(named.length > 1 && words.some(({ text }) => /^(redo|again|rerun)$/.test(text))))
    return null;
  const left = withoutOwn(words);
  const isRead = left.every(
    (token, at) => isNamed(left, at) || AGAIN.test(token.text) || isPlainWord(token.text) || isChatter(token.text),
  );
  if (!isRead) return null;
  const titles = new Set(words.flatMap((_, at) => bookAt(words, at)?.title ?? []));
  const known = keysOf(titles).every((key) => previous.memory?.sportsbooks?.includes(key));
  const told = own ? message : `I have ${[...titles].join(' and ')}`;
  return known ? asked : `${asked.replace(/[\s?!.]+$/, '')}. ${told}`;
}

const isNamed = (tokens: ReturnType<typeof withoutOwn>, at: number): boolean =>
  tokens.some((_, from) => from <= at && (bookAt(tokens, from)?.to ?? 0) > at);
