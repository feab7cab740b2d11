import type { BookMeasure } from '#contract/research/board.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { titlesOfKeys } from '../../books/titles-of-keys.ts';
import { type Asked, calls } from '../calls/call.ts';
import { readTold } from '../calls/memory.ts';
import { plainText } from '../calls/plain-text.ts';
import { timeOf } from '../calls/subject.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOfMany } from '../looked.ts';
import { orderOfBooks } from '../onward/books-view.ts';
import { callOfView, type GamesView, viewOf } from '../onward/games-view.ts';
import { withoutGaps } from '../onward/going-on.ts';
import { readViewWords } from '../onward/view-words.ts';
import { bookAt } from '../sportsbooks.ts';

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
/** "Who has the worst NFL lines", of lines in general. */
const WHO =
  /\b(?:who|whos|whose)\b.*\b(?:usually|typically|generally|normally|always|consistently|overall|often)\b|\b(?:who|whos|whose) (?:\w+ ){0,3}(?:best|better|worst|worse|cheapest|lowest|highest|juiciest|tightest)\b.*\b(?:lines|odds|prices|numbers|spreads|totals|moneylines|vig|juice|hold)\b/;
/** One bet, another quality of a book, or a wish for bets. */
const ELSE =
  /\b(sharp\w*|props?|bonus\w*|promos?|boosts?|parlays?|limits?|payouts?|legal|arbs?|states?|moved?|free|strip|remove|without|fair|no vig|out|picks?|plays?|bets|(?:a|best|good|any|top|which|what) bet|outliers?|middles?|hedge|worth|differ\w*|disagree\w*|apart|gaps?)\b/;
const MOST_WORDS = 22;
/** "What hold does the NFL moneyline have": of a market of a league. */
const HOLD_OF_ALL = /^(?:\w+ ){0,3}(?:what|whats|hows|how (?:much|big|high)|avg|average|typical)\b/;
const KINDS = ['moneyline', 'spread', 'total'] as const;

/**
 * "Which book is usually best", "rank the books by vig", "is Bovada ever the best price", "what hold does the NFL moneyline have": the books over
 * the main lines of many games, by what they pay, keep or how old their prices are. Null: a game is named or was shown, or one bet is meant.
 */
export function booksRanked(read: Tagged): Asked | null {
  const { amounts, mentions, tokens, said, says } = read;
  if (mentions.length + amounts.prices.length > 0 || tokens.length > MOST_WORDS || says.has('arbitrage')) return null;
  // A book may be called what else is asked of.
  const words = plainText(tokens.filter((_, at) => !namesBook(tokens, at)));
  if (ELSE.test(words) || said.some(({ player, stats, line }) => player !== null || stats.length > 0 || line !== null))
    return null;
  const by = measureIn(read);
  if (by === null || isOfShown(read) || (by === 'best_price' && isOfGames(read))) return null;
  const all = scopesOf(read).map((scope) => ({
    ...scope,
    byBook: by,
    ...(isOfMarkets(read) ? {} : orderIn(by, read)),
  }));
  const notes = read.reading.period == null ? [] : [NO_PERIODS];
  return calls(
    all.map((view) => callOfView(view, read.slate.events, read.nowMs)),
    notes,
  );
}

/** "NBA tonight best prices at FanDuel and Caesars": what these have on the games, and not which of them is better. */
const isOfGames = ({ plain, reading, books }: Tagged): boolean =>
  books.length > 0 &&
  (reading.leagues.length > 0 || reading.window !== null) &&
  /\b(prices|odds|lines|numbers)\b.*\b(at|on|from)\b/.test(plain) &&
  !/\b(which|who|whos|better|worse|worst|compare|rank|usually|always|most|least|overall|or|vs)\b/.test(plain);

const NO_PERIODS = 'I have no prices of a part of a game, only of whole games.';

/** The markets that are named; which of several keeps the least is asked of the books as well. */
const kindsIn = ({ pieces, plain }: Tagged) => {
  const named = KINDS.filter((kind) =>
    pieces.some((piece) => piece.kind === 'market' && !piece.isTalk && piece.market === kind),
  );
  // "NFL sides" are its spreads.
  return named.length === 0 && /\bsides\b/.test(plain) ? (['spread'] as const) : named;
};

const namesBook = (tokens: readonly Token[], at: number): boolean =>
  tokens.some((_, from) => from <= at && (bookAt(tokens, from)?.to ?? 0) > at);

/** "Run line or total, which has less juice": the markets are held against each other, and no books. */
const isOfMarkets = (read: Tagged): boolean => kindsIn(read).length > 1 && !OF_BOOKS.test(read.plain);

/** By what they are to be held against each other. Null: the books are not asked about. */
const measureIn = (read: Tagged): BookMeasure | null =>
  read.books.length > 0 && wishesForSides(read.plain) ? null : measureOf(read);

function measureOf(read: Tagged): BookMeasure | null {
  const { plain, books } = read;
  const isOfNamed = books.length > 1 || (books.length > 0 && OF_NAMED.test(plain));
  const isOfOwn = toldNow(read).length > 1 && /\b(which( one| of (them|those|these))?|where)\b/.test(plain);
  const isOfBooks = OF_BOOKS.test(plain) || isOfNamed || isOfOwn || WHO.test(plain);
  if (HOLD.test(plain)) return isOfBooks || isOfAll(read) || kindsIn(read).length > 1 ? 'hold' : null;
  if (!isOfBooks) return null;
  if (AGE.test(plain)) return 'age';
  const isAsked = PRICE.test(plain) || RANKED.test(plain) || OPENS.test(plain) || isOfOwn;
  return isAsked && (books.length === 0 || OF_NAMED.test(plain) || COMPARED.test(plain)) ? 'best_price' : null;
}
/** "Best dogs this week at FanDuel and DraftKings" are bets at these, and no word on which of them is better. */
const wishesForSides = (plain: string): boolean => SIDES.test(plain) && !BETWEEN_BOOKS.test(plain);
const SIDES =
  /\b(best|top|good|better|biggest) (\w+ ){0,2}(dogs?|underdogs?|favs?|faves?|favou?rites?|overs?|unders?|longshots?|chalk)\b/;
const BETWEEN_BOOKS =
  /\b(which|who|whos|whose|where|usually|typically|always|often|rank|compare|vs|versus|or|(books?|sportsbooks?|prices?|odds|lines?|numbers?) (for|on))\b/;
/** "Which sportsbook should I open for NHL totals". */
const OPENS = /\b(should|join|sign up|start with)\b|\bto (open|use|get)\b/;
const RANKED = /\b(rank|compare|sort|order)\b/;
/** Prices of several books on one bet are a board of them. */
const COMPARED = /\b(which|who|whos|better|best|worse|worst|more often)\b/;

/** What a league keeps, and not which of its markets keeps the least. */
function isOfAll(read: Tagged): boolean {
  const { plain, reading, books } = read;
  return (
    (reading.leagues.length > 0 || books.length > 0 || (kindsIn(read).length > 0 && HOLD_OF_ALL.test(plain))) &&
    (HOLD_OF_ALL.test(plain) || /\b(hold|vig|juice) (on|of|for|in|at)\b/.test(plain)) &&
    !/\b(best|lowest|low|least|smallest|cheapest|worst|highest|biggest|most)\b/.test(plain)
  );
}

/** "I only have DK, FD and MGM, which one": the books that are told with the question. */
function toldNow({ written, reading }: Tagged): readonly string[] {
  const told = readTold(written, reading)?.books;
  return titlesOfKeys(told?.keys ?? []);
}

/** Of one game or bet that was shown it is its own question. */
function isOfShown({ previous, reading, plain, books }: Tagged): boolean {
  const isShown = (previous?.looked ?? []).length + (previous?.focus ?? []).length > 0;
  if (!isShown || isOfMany(previous?.looked ?? [])) return false;
  return reading.leagues.length === 0 && reading.window === null && !GENERAL.test(plain) && books.length < 2;
}

/** As it is said now, else that of the list that was shown; of all games where neither says. */
function scopesOf(read: Tagged): GamesView[] {
  const { reading, previous } = read;
  const { leagues, window } = reading;
  const shown = viewOf(previous?.looked ?? []);
  const isOpen = leagues.length === 0 && window === null;
  const own = isOpen && shown !== null ? pricesShown(shown) : null;
  const named = kindsIn(read);
  const [market = own?.market ?? 'moneyline', second] = named;
  const isMains = (named.length === 0 && own === null) || second !== undefined;
  const books = booksMeant(read, own?.books ?? []);
  const view = {
    names: [],
    market,
    ...(isMains && { mains: true }),
    ...(isOpen ? withoutGaps({ from: shown?.from, to: shown?.to }) : timeOf(reading)),
    ...(books.length > 0 && { books: [...new Set(books)] }),
    limit: 20,
    offset: 0,
  };
  const ofLeagues = leagues.length === 0 && isOpen ? (shown?.leagues ?? []) : leagues;
  // Several leagues are held against each other.
  return ofLeagues.length < 2
    ? [{ ...view, leagues: ofLeagues }]
    : ofLeagues.slice(0, MOST_LEAGUES).map((league) => ({ ...view, leagues: [league] }));
}

function booksMeant(read: Tagged, shown: readonly string[]): readonly string[] {
  const told = read.books.length > 0 ? read.books : toldNow(read);
  return told.length > 0 ? told : shown;
}

/** "Who has the worst price of those 3" is of the one market that was shown, at its books. Null: a ranking was shown, or a schedule. */
const pricesShown = ({ market, books, byBook, mains }: GamesView) =>
  market === null || byBook !== undefined || mains === true ? null : { market, books };

const MOST_LEAGUES = 3;

const REDUCED = /\b(reduced|discounted?|less|nickel|dime lines?)\b/;

function orderIn(by: BookMeasure, { tokens, plain }: Tagged) {
  if (by === 'age')
    return { order: /\b(slow\w*|stale\w*|oldest)\b/.test(plain) ? ('oldest' as const) : ('newest' as const) };
  const order = orderOfBooks(by, { words: readViewWords(tokens, by) });
  return order ?? (by === 'hold' && REDUCED.test(plain) ? { order: 'lowest_hold' as const } : {});
}
