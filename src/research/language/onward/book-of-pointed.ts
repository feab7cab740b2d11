import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { homeLine } from '../calls/home-line.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS_BOOK =
  /\b(books?|sportsbooks?|where)\b|\bwho (has|have|got)\b|\b(best|better|top) (price|odds|number|line)s?\b/;
const YOURS =
  /\b(side|one|team|bet|play|pick|guy) (that )?(you|u|ya) (just )?(said|say|like|liked|picked|pick|chose|choose|named|told me|mentioned|lean|leaned|recommend\w*|prefer\w*|went with)\b|\b(your|ur) (side|pick|lean|choice|favorite|answer)\b/;
const MOST_WORDS = 16;
const ROWS = 30;

/** "Best book for the side you said" behind several bets that were held against each other: every book on the one that the answer came to. */
export function bookOfPointed({
  previous,
  plain,
  tokens,
  mentions,
  amounts,
  books,
  slate,
  nowMs,
}: Tagged): Asked | null {
  const { focus = [], pointed, ticket, list } = previous ?? {};
  if (pointed == null || ticket === true || list === true || tokens.length > MOST_WORDS) return null;
  if (mentions.length + amounts.prices.length + amounts.money.length + books.length > 0) return null;
  if (!ASKS_BOOK.test(plain) || !YOURS.test(plain)) return null;
  const bet = focus[pointed - 1];
  if (!bet || !gameAhead(bet, { events: slate.events, nowMs })) return null;
  const { eventId, market, side, player } = bet;
  const line = bet.line === null ? undefined : homeLine(bet.line, market, side);
  return calls([boardCall({ eventId, market, side, line, player: player ?? undefined, limit: ROWS })]);
}
