import { type Asked, calls } from '../calls/call.ts';
import { scanScopes } from '../calls/scan-scope.ts';
import { marketOf, timeOf } from '../calls/subject.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';
import { readViewWords } from '../onward/view-words.ts';

const DIFFER =
  /\b(differ|differs|different|difference|differences|disagree|disagrees|apart|off|gap|gaps|diverge|mismatch|discrepancy|discrepancies|out of line|vary|varies|split)\b/;
const OF_BOARD =
  /\b(where|which|what|any|most|furthest|farthest|biggest|widest|largest|top|between|list|show|find|way|all|games?|bets?|lines?|numbers?|prices?|odds)\b/;
const MOST_WORDS = 18;
const ROWS = 6;

/** Books in general, who are held against each other. */
const ALL_BOOKS = /\b(books|bookmakers|bookies|sportsbooks|shops|market)\b/;
const AS_MUCH = /\b(most|biggest|widest|largest|furthest|farthest|where|which|what)\b/;
/** "Where do they differ on it": a bet that was spoken of. */
const OF_SPOKEN =
  /\b(it|its|that|those|these|there|them|this (one|game|bet|spread|total|line|price|match|fight|prop))\b/;

/**
 * "Where does Pinnacle have a way different number than DK", "where do books disagree the most on spreads": two books, or all, held against each
 * other over the whole board. Null: a bet is named.
 */
export function booksApart(read: Tagged): Asked | null {
  const { mentions, tokens, amounts, books, reading, slate, nowMs } = read;
  const isElse = mentions.length > 0 || amounts.prices.length > 0 || tokens.length > MOST_WORDS;
  const which = isElse ? null : booksHeld(read);
  if (which === null) return null;
  const scopes = scanScopes(reading, { events: slate.events, nowMs });
  if (!Array.isArray(scopes)) return scopes;
  const market = books.length < 2 ? marketOf(toMarketQuestion(read)) : null;
  const count = Number(TOP.exec(read.plain)?.[1] ?? ROWS);
  const input = {
    kind: 'gaps',
    ...which,
    ...(market && { market }),
    limit: Math.max(1, Math.min(count, MOST_ROWS)),
    ...(scopes.length === 1 && scopes[0]),
    ...timeOf(reading),
  };
  return calls([{ tool: 'scan_prices', input }]);
}
const MOST_ROWS = 10;
const TOP = /\b(?:top|first|biggest|widest|largest) (\d{1,2})\b/;

type Held = { books?: string[]; bestAt?: string; worstAt?: string };

/** Two that are named, all of them, or at which end one of them is to stand. Null: no books are held against each other. */
function booksHeld(read: Tagged): Held | null {
  const { books, plain } = read;
  const [book, second, ...others] = books;
  const differ = DIFFER.test(plain) && OF_BOARD.test(plain);
  if (book === undefined) return differ && isOfAll(plain) ? {} : null;
  if (second !== undefined) return differ && others.length === 0 ? { books: [book, second] } : null;
  if (isOfOne(plain)) return null;
  return endOf(read, book) ?? (differ && OFF_MARKET.test(plain) ? { bestAt: book } : null);
}
const isOfAll = (plain: string): boolean => ALL_BOOKS.test(plain) && AS_MUCH.test(plain) && !isOfOne(plain);
const isOfOne = (plain: string): boolean => OF_SPOKEN.test(plain) || ASKS_WHY.test(plain);
/** Where a book is off it is worth a look for what it pays too much. */
const OFF_MARKET = /\b(off|out of line|apart)\b.*\b(market|consensus|others|rest|everyone)\b|\bway off\b/;

const WORST =
  /\b(worst|lowest|weakest|shittiest|crappiest|furthest behind|most behind|rips?|ripping|screws?|screwing)\b/;
const BEST = /\b(best|softest|furthest ahead|most generous|stands? out|highest above|beats?)\b/;
const OF_QUOTES = /\b(prices?|lines?|numbers?|odds|quotes?|market|everyone|everybody|others|rest)\b/;
const OF_BETS =
  /\b(bets?|picks?|plays?|value|edge|ev|parlays?|legs?|locks?|should i|boosts?|promos?|favou?rites?|favs?|dogs?|underdogs?|props?)\b/;

/** "Worst price at FanDuel", "best price DraftKings has vs the market": the bets at an end of which that one book stands. */
function endOf({ plain, said, tokens }: Tagged, book: string): Held | null {
  const isBet = said.some(({ direction, line, player, stats }) => direction ?? line ?? player ?? stats[0]);
  const isHold = readViewWords(tokens).nouns.has('hold');
  if (isBet || isHold || !OF_QUOTES.test(plain) || OF_BETS.test(plain)) return null;
  if (WORST.test(plain)) return { worstAt: book };
  return BEST.test(plain) && AGAINST.test(plain) ? { bestAt: book } : null;
}
/** "Best prices at DraftKings" may be no more than its prices. */
const AGAINST = /\b(vs|versus|against|over|than|compared|market|everyone|everybody|others|rest|has|have|got)\b/;

const ASKS_WHY = /\b(why|how come|mean|means)\b/;
