import type {
  BookMeasure,
  BookRanking,
  RankedBook,
  ShowBoardInput,
  ShowBoardResult,
} from '#contract/research/board.ts';
import { overround } from '#engine/odds/overround.ts';
import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { findBooks } from '../../books/find-books.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { list } from '../../words/format.ts';
import { found, type Outcome, refusal } from '../outcome.ts';
import type { World } from '../world.ts';
import { bestPrice } from './board-market.ts';
import { namedBooks } from './named-books.ts';
import { isMeant, marketsMeant, NOTHING_ASKED } from './show-games.ts';
import { ownLines } from './stored-lines.ts';

/** A book that quotes less of what the fullest one does is not held against the others, where it was not named. */
const LEAST_PART = 0.5;

/** What each book is over the main lines of many games: how often it pays the most, what it keeps, how old its prices are. */
export function rankBooks(input: ShowBoardInput, by: BookMeasure, world: World): Outcome<ShowBoardResult> {
  const events = world.slate.events.filter((event) => isMeant(event, input, world));
  const markets = marketsMeant(input);
  const games = events.flatMap((event) =>
    markets.map((name) => event.markets.filter(({ market }) => market === name)).filter((lines) => lines.length > 0),
  );
  const named = input.books === undefined ? null : namedBooks(input.books, world);
  const rows = rowsOf(games, named?.keys ?? null, world);
  const worstFirst = input.order !== undefined && WORST.has(input.order);
  const books = inOrder(rows, by, worstFirst);
  const missing = (named?.named ?? []).filter(
    (title) => !books.some(({ bookKey }) => named?.keysOf(title).has(bookKey)),
  );
  if (books.length === 0) return nothingStored(input, missing, world);
  const ranking: BookRanking = {
    by,
    worstFirst,
    books,
    games: new Set(events.filter((event) => event.markets.some(({ market }) => markets.includes(market)))).size,
    league: input.league ?? null,
    markets: [...markets],
    among: (named?.keys.size ?? 0) > 1 ? 'named' : 'yours',
    atBest: holdsAtBest(games, world),
    perMarket: markets.length > 1 ? perMarketOf(games, world) : [],
  };
  return found({
    scope: 'books',
    markets: [],
    rows: [],
    otherLines: [],
    lines: [],
    bestNumbers: [],
    asked: { ...NOTHING_ASKED, books: named?.named ?? null, missing, order: input.order ?? null },
    ranking,
    total: books.length,
    offset: 0,
  });
}

const WORST: ReadonlySet<string> = new Set(['highest_hold', 'shortest', 'oldest']);

type Games = readonly (readonly SlateMarket[])[];

function rowsOf(games: Games, named: ReadonlySet<string> | null, world: World): RankedBook[] {
  const best = sharesOfBest(games, named, world);
  const holds = holdsByBook(games);
  const keys = [...new Set([...best.keys(), ...holds.keys()])].filter((key) => named?.has(key) ?? true);
  const fullest = Math.max(...[...best.values()].map(({ of }) => of));
  return keys.flatMap((bookKey) => {
    const { most = 0, of = 0, ageSeconds = 0 } = best.get(bookKey) ?? {};
    const taken = holds.get(bookKey) ?? [];
    const isOpen = canBet(bookKey, world.bettor);
    if (of === 0 && taken.length === 0) return [];
    return [
      {
        bookKey,
        book: bookTitle(bookKey, world.slate),
        canBet: isOpen,
        sides: of,
        bestShare: of > 0 && (named !== null || of >= fullest * LEAST_PART) ? most / of : null,
        hold: taken.length > 0 && (named !== null || taken.length >= games.length * LEAST_PART) ? mean(taken) : null,
        ageSeconds: of === 0 ? 0 : Math.round(ageSeconds / of),
      },
    ];
  });
}

type Best = { most: number; of: number; ageSeconds: number };

/** Of the sides of main lines that a book quotes: on how many nobody it is held against pays more. */
function sharesOfBest(games: Games, named: ReadonlySet<string> | null, { bettor, nowMs }: World): Map<string, Best> {
  const counts = new Map<string, Best>();
  const isPaired = (named?.size ?? 0) > 1;
  for (const { outcomes, quotes } of games.flatMap((lines) => mainLine(lines) ?? [])) {
    const rivals = quotes.filter(({ bookKey }) => (isPaired ? named?.has(bookKey) : canBet(bookKey, bettor)));
    if (rivals.length < 2) continue;
    for (const at of outcomes.keys()) {
      const top = Math.max(...rivals.map(({ decimals }) => decimals[at] ?? 0));
      for (const { bookKey, decimals, quotedAt } of quotes) {
        const { most, of, ageSeconds } = counts.get(bookKey) ?? { most: 0, of: 0, ageSeconds: 0 };
        const age = Math.max(0, (nowMs - quotedAt.getTime()) / 1_000);
        const isTop = (decimals[at] ?? 0) >= top;
        counts.set(bookKey, { most: most + (isTop ? 1 : 0), of: of + 1, ageSeconds: ageSeconds + age });
      }
    }
  }
  return counts;
}

/** By the line that a book sells as its own: another one is not its vig on the game. */
function holdsByBook(games: Games): Map<string, number[]> {
  const taken = new Map<string, number[]>();
  for (const lines of games)
    for (const [bookKey, { quotes }] of ownLines(lines)) {
      const own = quotes.find((quote) => quote.bookKey === bookKey);
      if (own) taken.set(bookKey, [...(taken.get(bookKey) ?? []), overround(own.decimals).hold]);
    }
  return taken;
}

function holdsAtBest(games: Games, world: World): BookRanking['atBest'] {
  const holds = games.flatMap((lines) => {
    const main = mainLine(lines);
    const bests = (main?.outcomes ?? []).flatMap((_, at) => (main && bestPrice(main, at, world)?.decimal) ?? []);
    return main && bests.length === main.outcomes.length ? [overround(bests).hold] : [];
  });
  return holds.length === 0 ? null : { average: mean(holds), least: Math.min(...holds), most: Math.max(...holds) };
}

function perMarketOf(games: Games, world: World): BookRanking['perMarket'] {
  const byMarket = new Map<string, (readonly SlateMarket[])[]>();
  for (const lines of games) {
    const market = lines[0]?.market ?? '';
    byMarket.set(market, [...(byMarket.get(market) ?? []), lines]);
  }
  return [...byMarket]
    .flatMap(([market, lines]) => {
      const held = holdsAtBest(lines, world);
      return held ? [{ market, average: held.average }] : [];
    })
    .sort((a, b) => a.average - b.average);
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Those that can be held against each other by it, the best of it first. */
function inOrder(rows: readonly RankedBook[], by: BookMeasure, worstFirst: boolean): RankedBook[] {
  const rank = ({ hold, bestShare, ageSeconds }: RankedBook): number | null =>
    by === 'hold' ? hold : by === 'age' ? ageSeconds : bestShare === null ? null : -bestShare;
  const sign = worstFirst ? -1 : 1;
  return rows
    .filter((row) => rank(row) !== null)
    .sort((a, b) => sign * ((rank(a) ?? 0) - (rank(b) ?? 0)) || a.book.localeCompare(b.book));
}

function nothingStored({ league }: ShowBoardInput, missing: readonly string[], { slate }: World) {
  const where = league === undefined ? '' : ` in ${league}`;
  const unknown = missing.filter((title) =>
    findBooks(title, slate.bookTitles).every(({ key }) => !slate.bookTitles.has(key)),
  );
  if (unknown.length > 0) return refusal('book_not_stored', `I have no price of ${list(unknown)}.`, { named: unknown });
  const who = missing.length > 0 ? ` at ${missing.join(', ')}` : '';
  return refusal(
    'nothing_fits',
    `Too few coming games${where} have stored prices${who} to hold books against each other.`,
    {
      named: [...(league === undefined ? [] : [league]), ...missing],
    },
  );
}
