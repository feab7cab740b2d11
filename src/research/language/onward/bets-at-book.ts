import type { Token } from '#engine/names/tokenise.ts';
import { type Asked, calls } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { statedOf } from '../lists/about-bet.ts';
import { bookAt } from '../sportsbooks.ts';
import { isPlainWord } from '../wishes/plain-words.ts';

const SUPPOSES = /^(and |ok |so |but )*(if|what if|what about if|say)\b/;
const MOST_BETS = 5;

/** "And if I can only bet on Caesars?" behind bets that were judged: the same bets, at that book. */
export function betsAtBook({ tokens, previous, plain, after, books, mentions, amounts }: Tagged): Asked | null {
  const isJudged = (after === 'bet' || after === 'bets') && previous?.unjudged !== true;
  const [title, ...others] = books;
  if (!isJudged || title === undefined || others.length + mentions.length + amounts.prices.length > 0) return null;
  if (!SUPPOSES.test(plain) || !isOnlyBook(tokens)) return null;
  const bets = (previous?.focus ?? []).slice(0, MOST_BETS).map((bet) => statedOf({ ...bet, price: null }, title));
  return bets.length === 0 ? null : calls([{ tool: 'price_bets', input: { bets } }]);
}

const isOnlyBook = (tokens: readonly Token[]): boolean =>
  tokens.every((token, at) => isPlainWord(token.text) || bookAt(tokens, at) !== null);
