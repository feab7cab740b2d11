import type { BookMeasure } from '#contract/research/board.ts';
import { REGISTRY } from '../../books/registry.ts';
import { type Asked, calls } from '../calls/call.ts';
import { readTold } from '../calls/memory.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOfMany } from '../looked.ts';
import { orderOfBooks } from '../onward/books-view.ts';
import { callOfView, type GamesView, viewOf } from '../onward/games-view.ts';
import { readViewWords } from '../onward/view-words.ts';

const BOOK = '(?:books?|sportsbooks?|bookies?|bookmakers?|apps?|sites?)';
/** The books are asked about, and not what they have of one bet. */
const OF_BOOKS = new RegExp(
  `\\b(?:which|what|whats|whose) (?:\\w+ )?${BOOK}\\b|\\b(?:rank|compare|sort|order) (?:\\w+ ){0,3}${BOOK}\\b|\\b(?:per|by|each|every) ${BOOK}\\b|\\b(?:best|worst|better|sharpest price|cheapest|priciest|slowest|stalest|freshest) (?:\\w+ )?${BOOK}\\b`,
);
/** Who of those that are named. */
const OF_NAMED = /\b(ever|always|usually|which one|which of|who|whos|best one|out of|overall|avg|average|often)\b/;
const GENERAL =
  /\b(usual|usually|typical|typically|general|generally|normally|always|consistently|overall|tends?|(most|least) often|most of the time|on average|avg|average|ever)\b/;
const HOLD = /\b(vig|vigorish|juice|juiciest|holds?|margins?|overround|rake)\b/;
const AGE = /\b(slow|slower|slowest|stale|stalest|freshest|newest|oldest|latest|fastest)\b/;
const PRICE = /\b(best|better|top|worst|worse|highest|longest|good|most|least)\b/;
/** One bet, another quality of a book, or a wish for bets. */
const ELSE =
  /\b(sharp\w*|props?|bonus\w*|promos?|boosts?|parlays?|limits?|payouts?|legal|arbs?|states?|moved?|free|strip|remove|without|fair|no vig|out|picks?|plays?|bets?|outliers?|middles?|hedge|worth|differ\w*|disagree\w*|apart|gaps?)\b/;
const MOST_WORDS = 22;
/** "What hold does the NFL moneyline have": of a market of a league. */
const HOLD_OF_ALL = /^(?:\w+ ){0,3}(?:what|whats|hows|how (?:much|big|high)|avg|average|typical)\b/;
const KINDS = ['moneyline', 'spread', 'total'] as const;

/**
 * "Which book is usually best", "rank the books by vig", "is Bovada ever the best price", "what hold does the NFL moneyline have": the books over
 * the main lines of many games, by what they pay, keep or how old their prices are. Null: a game is named or was shown, or one bet is meant.
 */
export function booksRanked(read: Tagged): Asked | null {
  const { plain, amounts, mentions, tokens, said, says } = read;
  if (mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS || says.has('arbitrage')) return null;
  if (ELSE.test(plain) || said.some(({ player, stats, line }) => player !== null || stats.length > 0 || line !== null))
    return null;
  const by = measureIn(read);
  if (by === null || isOfShown(read)) return null;
  const scope = scopeOf(read);
  return scope === null
    ? null
    : calls([callOfView({ ...scope, byBook: by, ...orderIn(by, read) }, read.slate.events, read.nowMs)]);
}

/** By what they are to be held against each other. Null: the books are not asked about. */
function measureIn(read: Tagged): BookMeasure | null {
  const { plain, books, reading } = read;
  const isOfNamed = books.length > 0 && OF_NAMED.test(plain);
  const isOfOwn = toldNow(read).length > 1 && /\bwhich( one| of (them|those|these))?\b/.test(plain);
  const isOfBooks =
    OF_BOOKS.test(plain) || isOfNamed || isOfOwn || (GENERAL.test(plain) && /\b(who|whos|whose)\b/.test(plain));
  if (HOLD.test(plain))
    return isOfBooks || (HOLD_OF_ALL.test(plain) && books.length === 0 && reading.leagues.length > 0) ? 'hold' : null;
  if (!isOfBooks) return null;
  return AGE.test(plain) ? 'age' : PRICE.test(plain) || books.length > 1 || isOfOwn ? 'best_price' : null;
}

/** "I only have DK, FD and MGM, which one": the books that are told with the question. */
function toldNow({ written, reading }: Tagged): readonly string[] {
  const told = readTold(written, reading)?.books;
  return told ? [...new Set(told.keys.flatMap((key) => REGISTRY.get(key)?.title ?? []))] : [];
}

/** Of one game or bet that was shown it is its own question. */
function isOfShown({ previous, reading, plain, books }: Tagged): boolean {
  const isShown = (previous?.looked ?? []).length + (previous?.focus ?? []).length > 0;
  if (!isShown || isOfMany(previous?.looked ?? [])) return false;
  return reading.leagues.length === 0 && reading.window === null && !GENERAL.test(plain) && books.length < 2;
}

/** As it is said now, else that of the list that was shown; of all games where neither says. */
function scopeOf(read: Tagged): GamesView | null {
  const { reading, previous, pieces } = read;
  const books = read.books.length > 0 ? read.books : toldNow(read);
  const { leagues, window } = reading;
  const shown = viewOf(previous?.looked ?? []);
  if (leagues.length > 1) return null;
  const named = KINDS.filter((kind) =>
    pieces.some((piece) => piece.kind === 'market' && !piece.isTalk && piece.market === kind),
  );
  const [market = 'moneyline', second] = named;
  const isMains = named.length === 0 || second !== undefined;
  const { from, to } = shown ?? {};
  const isOpen = leagues.length === 0 && window === null;
  return {
    leagues: leagues.length === 0 && isOpen ? (shown?.leagues ?? []) : leagues,
    names: [],
    market,
    ...(isMains && { mains: true }),
    ...(isOpen ? { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } : timeOf(reading)),
    ...(books.length > 0 && { books: [...new Set(books)] }),
    limit: 20,
    offset: 0,
  };
}

function orderIn(by: BookMeasure, { tokens, plain }: Tagged) {
  if (by === 'age')
    return { order: /\b(slow\w*|stale\w*|oldest)\b/.test(plain) ? ('oldest' as const) : ('newest' as const) };
  return orderOfBooks(by, { words: readViewWords(tokens, by) }) ?? {};
}
