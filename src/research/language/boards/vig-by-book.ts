import { overround } from '#engine/odds/overround.ts';
import { bookTitle } from '../../books/book-title.ts';
import { canBet } from '../../books/can-bet.ts';
import { leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { ownLines } from '../../tools/show-board/stored-lines.ts';
import { ANY_BETTOR } from '../../words/bettor.ts';
import { list, percent, plural } from '../../words/format.ts';
import { boardCall } from '../calls/board-calls.ts';
import { type Asked, calls, say } from '../calls/call.ts';
import { sharedGames } from '../calls/shared-games.ts';
import type { Tagged } from '../calls/tagged.ts';

const VIG = /\b(vig|vigorish|juice|hold|holds|margins?|overround|rake)\b/;
const OF_BOOKS = /\b(books?|sportsbooks?|bookies?|apps?)\b/;
const WHICH_BOOK = /\b(?:which|what|whats|whose|rank|compare) (?:\w+ ){0,2}(?:books?|sportsbooks?|bookies?|apps?)\b/;
const RANKS = /\b(per|by|each|every|rank|sort|order|lowest|least|smallest|cheapest|low|who|whos|which|avg|average)\b/;
const BY_ITSELF = /\b(no|without|minus|remove|strip) (the )?(vig|juice)\b|\b(free|out)\b/;
/** Of one book that is named it is the mean of all its games, or it is a question about one of them. */
const AVERAGE = /\b(avg|average|averages|mean|overall|usual|usually|typical|typically|on average|in general)\b/;
/** Of the books and not of what is shown now, as far as what is stored now can say it. */
const GENERAL =
  /\b(usual|usually|typical|typically|general|generally|normally|always|consistently|overall|tends?|most often|most of the time)\b/;
const KINDS = ['moneyline', 'spread', 'total'] as const;
/** A book that quotes less of them is not held against the others. */
const LEAST_PART = 0.5;

/** "Vig per book, rank em", "which book has the lowest average vig in the NBA": by the books, the one that takes least first. Free. */
export function vigByBook(read: Tagged): Asked | null {
  const { plain, amounts, books, says, said } = read;
  if (!VIG.test(plain) || !RANKS.test(plain) || BY_ITSELF.test(plain)) return null;
  if (amounts.prices.length > 0 || says.has('arbitrage')) return null;
  if (books.length > 0 && !AVERAGE.test(plain)) return null;
  if (said.some(({ player, stats }) => player !== null || stats.length > 0)) return null;
  return (books.length > 0 || asksInGeneral(read) ? null : ofGame(read)) ?? ofMany(read);
}

/** "Which book usually", of no game that is named. */
export const asksInGeneral = ({ plain, mentions }: Pick<Tagged, 'plain' | 'mentions'>): boolean =>
  mentions.length === 0 && GENERAL.test(plain) && (WHICH_BOOK.test(plain) || /\bwho(s|se)?\b/.test(plain));

const MOST_WORDS_AGAIN = 7;

/** "And for totals?" behind such a ranking: the same of another market or league. */
export function vigByBookAgain(read: Tagged): Asked | null {
  const { previous, tokens, mentions, amounts, books, reading } = read;
  const before = previous?.asked?.toLowerCase() ?? '';
  const isRanking = VIG.test(before) && RANKS.test(before) && OF_BOOKS.test(before) && !BY_ITSELF.test(before);
  const isShown = (previous?.looked ?? []).length + (previous?.focus ?? []).length > 0;
  if (!previous || !isRanking || isShown || tokens.length > MOST_WORDS_AGAIN) return null;
  if (mentions.length + amounts.prices.length + books.length > 0 || !ONWARD.test(read.plain)) return null;
  const { leagues, window } = reading;
  if (kindsIn(read).length === 0 && leagues.length === 0) return null;
  const of = {
    leagues: leagues.length > 0 ? leagues : previous.leagues,
    window: window ?? previous.window,
  };
  return ofMany({ ...read, plain: before, reading: { ...reading, ...of } }, previous.markets);
}
const ONWARD = /^((ok|and|now|so|cool|what|how|about|bout|same|for|the|in|on|with|thx|thanks) ?)+\b/;

const kindsIn = ({ pieces }: Tagged) =>
  KINDS.filter((kind) => pieces.some((piece) => piece.kind === 'market' && !piece.isTalk && piece.market === kind));

/** Of the game that is named, or of the one that was spoken of. */
function ofGame(read: Tagged): Asked | null {
  const { previous, plain } = read;
  const event = gameOf(read);
  const isByBook = OF_BOOKS.test(plain) || /\b(who|whos|rank|sort|least|lowest|cheapest)\b/.test(plain);
  if (!event || !isByBook) return null;
  const [looked] = previous?.looked ?? [];
  const before = looked?.tool === 'show_board' && looked.input.eventId === event.id ? looked.input.market : 'moneyline';
  const kinds = kindsIn(read);
  const markets = kinds.length > 0 ? kinds : [before];
  return calls(markets.map((market) => boardCall({ eventId: event.id, market, order: 'lowest_hold' })));
}

function gameOf({ mentions, previous, slate, nowMs, reading }: Tagged): SlateEvent | null {
  const [looked] = previous?.looked ?? [];
  const shown = looked?.tool === 'show_board' ? looked.input.eventId : previous?.focus?.[0]?.eventId;
  if (mentions.length > 0)
    return sharedGames(mentions.map(({ persons }) => persons.map(({ event }) => event)))[0] ?? null;
  const isElse = reading.leagues.length > 0 || reading.window !== null;
  return isElse ? null : (slate.events.find(({ id, startsAt }) => id === shown && startsAt.getTime() > nowMs) ?? null);
}

/** What each book takes on average, by the line that it sells as its own: another one is not its vig on the game. */
function holdsByBook(games: readonly (readonly SlateMarket[])[]): Row[] {
  const taken = new Map<string, number[]>();
  for (const lines of games)
    for (const [bookKey, { quotes }] of ownLines(lines)) {
      const own = quotes.find((quote) => quote.bookKey === bookKey);
      if (own) taken.set(bookKey, [...(taken.get(bookKey) ?? []), overround(own.decimals).hold]);
    }
  return [...taken]
    .filter(([, holds]) => holds.length >= games.length * LEAST_PART)
    .map(([key, holds]) => ({ key, hold: holds.reduce((sum, one) => sum + one, 0) / holds.length }))
    .sort((a, b) => a.hold - b.hold);
}

/** Of the games of a league or a day, or of all, by what each book takes on average. */
function ofMany(read: Tagged, before: readonly string[] = []): Asked | null {
  const isOfNamed = read.books.length > 0;
  if (!(isOfNamed || OF_BOOKS.test(read.plain) || asksInGeneral(read))) return null;
  const scope = gamesInScope(read, { before, isOfAll: isOfNamed });
  if (!scope) return null;
  const rows = holdsByBook(scope.games);
  return isOfNamed ? ofNamed(read, rows, scope.of) : lowestFirst(read, rows, scope.of);
}

type InScope = { games: (readonly SlateMarket[])[]; of: string };

/** Each market that is asked about of each game ahead of a league or a day, or of all where the books are asked about and no game. */
export function gamesInScope(
  read: Tagged,
  { before = [], isOfAll = false }: { before?: readonly string[]; isOfAll?: boolean } = {},
): InScope | null {
  const { plain, mentions, slate, nowMs } = read;
  const scope = scopeOf(read) ?? (isOfAll || WHICH_BOOK.test(plain) || asksInGeneral(read) ? EVERYTHING : null);
  if (mentions.length > 0 || scope === null) return null;
  const events = slate.events.filter(
    ({ sportKey, startsAt }) =>
      startsAt.getTime() > nowMs &&
      (scope.league === undefined || leagueOf(sportKey) === scope.league) &&
      startsAt.getTime() >= scope.fromMs &&
      startsAt.getTime() < scope.toMs,
  );
  const named = kindsIn(read);
  const asked = named.length > 0 ? named : KINDS.filter((kind) => before.includes(kind));
  const kinds = asked.length > 0 ? asked : KINDS;
  const games = events.flatMap(({ markets }) => kinds.map((kind) => markets.filter(({ market }) => market === kind)));
  return {
    games: games.filter((lines) => lines.length > 0),
    of: `${plural(events.length, `${scope.league ?? ''} game`.trim())} (${list(kinds)}, main lines)`,
  };
}

type Row = { key: string; hold: number };

const titleOf = ({ slate }: Tagged, key: string): string => bookTitle(key, slate);

function lowestFirst(read: Tagged, rows: readonly Row[], of: string): Asked | null {
  const { bettor = ANY_BETTOR } = read;
  const [least] = rows.filter(({ key }) => canBet(key, bettor));
  if (!least) return null;
  const told = rows.map(
    ({ key, hold }) => `${titleOf(read, key)} ${percent(hold)}${canBet(key, bettor) ? '' : ' (you cannot bet there)'}`,
  );
  return say(
    `${titleOf(read, least.key)} has the lowest average hold where you can bet, over ${of}. All books, lowest first: ${told.join('; ')}.`,
  );
}

/** "DraftKings avg hold on totals vs FanDuel": of the books that are named, the lowest first, and what is not known of one. */
function ofNamed(read: Tagged, rows: readonly Row[], of: string): Asked {
  const titles = [...new Set(read.books)];
  const known = rows.filter(({ key }) => titles.includes(titleOf(read, key)));
  const unknown = titles.filter((title) => !known.some(({ key }) => titleOf(read, key) === title));
  const told = known.map(({ key, hold }) => `${titleOf(read, key)} ${closely(hold)}`);
  const [least, ...others] = known;
  const words = [
    ...(least
      ? [
          others.length > 0
            ? `${titleOf(read, least.key)} has the lowest vig. Average hold over ${of}: ${told.join('; ')}.`
            : `Average hold of ${titleOf(read, least.key)} over ${of}: ${closely(least.hold)}.`,
        ]
      : []),
    ...(unknown.length > 0 ? [`Too few of these games are priced at ${list(unknown)} to give an average.`] : []),
  ];
  return say(words.join(' '));
}

/** Books differ by hundredths of a percent. */
const closely = (hold: number): string => `${(hold * 100).toFixed(2)}%`;

type Scope = { league: string | undefined; fromMs: number; toMs: number };

const EVERYTHING: Scope = { league: undefined, fromMs: 0, toMs: Number.MAX_VALUE };

/** As it is said now, else that of the list that was shown. */
function scopeOf({ reading: { leagues, window }, previous }: Tagged): Scope | null {
  const [league, ...others] = leagues;
  const times = { fromMs: window?.fromMs ?? 0, toMs: window?.toMs ?? Number.MAX_VALUE };
  if (others.length > 0) return null;
  if (league !== undefined || window !== null) return { league, ...times };
  const [looked] = previous?.looked ?? [];
  // Behind words alone it is of the games that were asked about there.
  if (looked === undefined && previous?.leagues.length === 1)
    return {
      league: previous.leagues[0],
      fromMs: previous.window?.fromMs ?? 0,
      toMs: previous.window?.toMs ?? Number.MAX_VALUE,
    };
  if (looked?.tool !== 'show_board' || looked.input.eventId !== undefined) return null;
  const { league: shown, from, to } = looked.input;
  return {
    league: shown,
    fromMs: from === undefined ? 0 : Date.parse(from),
    toMs: to === undefined ? Number.MAX_VALUE : Date.parse(to),
  };
}
