import { type Asked, calls } from '../calls/call.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';

const DIFFER =
  /\b(differ|differs|different|difference|differences|disagree|disagrees|apart|off|gap|gaps|diverge|mismatch|discrepancy|discrepancies|out of line)\b/;
const OF_BOARD =
  /\b(where|which|what|any|most|biggest|widest|largest|list|show|find|way|all|games?|bets?|lines?|numbers?|prices?|odds)\b/;
const MOST_WORDS = 18;
const ROWS = 6;

/** "Where does Pinnacle have a way different number than DK": two books held against each other over the whole board. Null: a bet is named. */
export function booksApart(read: Tagged): Asked | null {
  const { books, mentions, plain, tokens, amounts, reading } = read;
  const [first, second, ...others] = books;
  const isElse = others.length > 0 || mentions.length > 0 || amounts.prices.length > 0 || tokens.length > MOST_WORDS;
  if (!first || !second || isElse || !DIFFER.test(plain) || !OF_BOARD.test(plain)) return null;
  const [league, ...leagues] = reading.leagues;
  const scope = { ...(league && leagues.length === 0 && { league }), ...timeOf(reading) };
  return calls([{ tool: 'scan_prices', input: { kind: 'gaps', books: [first, second], limit: ROWS, ...scope } }]);
}
