import type { Token } from '#engine/names/tokenise.ts';
import { wereJudged } from '../acts/after.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { betsCall } from '../lists/about-bet.ts';
import type { Reading } from '../reading.ts';
import { bookAt } from '../sportsbooks.ts';
import { isPlainWord } from '../wishes/plain-words.ts';

/** "But bet365 only": a list that was shown is searched for anew there. */
const isRestricted = (plain: string, { list }: Reading): boolean => list !== true && /\b(only|just)\b/.test(plain);

const SUPPOSES = /^(and |ok |so |but )*(if|what if|what about if|say)\b/;

/** "And if I can only bet on Caesars?" behind bets that were judged: the same bets, at that book. */
export function betsAtBook({ tokens, previous, plain, after, books, mentions, amounts }: Tagged): Asked | null {
  const [title, ...others] = books;
  if (!previous?.focus?.length || !wereJudged(after, previous) || title === undefined) return null;
  const isSaid = SUPPOSES.test(plain) || isRestricted(plain, previous);
  if (others.length + mentions.length + amounts.prices.length > 0 || !isSaid || !isOnlyBook(tokens)) return null;
  const bets = previous.focus.map((bet) => ({ ...bet, price: null }));
  return calls([betsCall(bets, { ...previous, ticket: false, ticketBook: title })]);
}

const isOnlyBook = (tokens: readonly Token[]): boolean =>
  tokens.every((token, at) => isPlainWord(token.text) || bookAt(tokens, at) !== null);
