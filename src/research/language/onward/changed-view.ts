import type { SlateEvent } from '../../slate/slate.ts';
import type { Tagged } from '../calls/tagged.ts';
import { localTime } from '../time-zone.ts';
import { leaguesOf } from '../wishes/wish-reading.ts';
import { booksLeft } from './books-left.ts';
import { orderOfBooks } from './books-view.ts';
import { type GamesView, gamesIn, shownOnPage } from './games-view.ts';
import { orderIn } from './order-in.ts';
import type { ViewWish } from './view-wish.ts';

const LISTED = 20;
const BOARD = 10;

/** A list of games with what a message changes of it: each part that it names takes the place of that part, and the rest stays. */
export function changedView(shown: GamesView, said: ViewWish, read: Tagged): GamesView {
  const view = withMeasure(shown, said);
  const named = said.wish.wanted.markets.find((kind) => kind !== 'prop') ?? marketOfSide(view, said);
  const market = named ?? view.market;
  // The sides, books' lines and order of one market are none of another.
  const base: GamesView =
    market === view.market
      ? view
      : {
          ...view,
          only: isOfSides(market) ? view.only : undefined,
          side: undefined,
          minLine: undefined,
          maxLine: undefined,
          order: view.byBook !== undefined || isOfAnyMarket(view.order) ? view.order : undefined,
        };
  const next = {
    ...base,
    market,
    ...(named !== null && { mains: undefined }),
    ...scopeOf(base, said, read),
    ...pricesOf(base, said),
    ...withoutBooks(base, said, read),
    ...orderOf(base, market, said),
  };
  const place = next.order === undefined || said.words.degree === null ? null : placeIn(read.plain);
  const placed = place === null ? next : { ...next, limit: 1, offset: place - 1 };
  return withCompetitions(
    placed.market === null && (namesPrices(said) || showsPrices(placed)) ? { ...placed, market: 'moneyline' } : placed,
    said,
    read,
  );
}

/** "And the hold?" behind books that were ranked by their prices: by another figure, in its own order. */
function withMeasure(view: GamesView, { words: { nouns, degree } }: ViewWish): GamesView {
  const { byBook } = view;
  const measure = nouns.has('hold') ? 'hold' : degree === 'new' || degree === 'old' ? 'age' : byBook;
  return byBook === undefined || measure === byBook ? view : { ...view, byBook: measure, order: undefined };
}

/** What is kept, how close a game is and when it starts are told of every market. */
const isOfAnyMarket = (order: GamesView['order']): boolean => order !== undefined && !OF_ONE_MARKET.has(order);
const OF_ONE_MARKET: ReadonlySet<string> = new Set(['shortest', 'longest', 'highest_line', 'lowest_line']);

const isOfSides = (market: string | null): boolean => market === 'moneyline' || market === 'spread';

/** "The second biggest": one of them, by its place in that order. */
function placeIn(plain: string): number | null {
  const [, word = ''] = PLACE.exec(plain) ?? [];
  const at = PLACES.findIndex((words) => words.includes(word));
  return at === -1 ? null : at + 2;
}
const PLACES = [
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
];
const PLACE = /\b(2nd|second|3rd|third|4th|fourth|5th|fifth)\b/;

/** Whose games, and when. */
function scopeOf(view: GamesView, { wish, window }: ViewWish, { nowMs, zone }: Tagged) {
  const { wanted, unwanted } = wish;
  const named = leaguesOf(wanted.leagues, localTime(nowMs, zone).day);
  const out = unwanted.leagues.flatMap(({ leagues }) => leagues);
  const isOther = named.length > 0 || window !== null;
  return {
    leagues: named.length > 0 ? named : view.leagues.filter((league) => !out.includes(league)),
    names: named.length > 0 ? [] : view.names,
    eventIds: isOther ? undefined : view.eventIds,
    ...(window && { from: new Date(window.fromMs).toISOString(), to: new Date(window.toMs).toISOString() }),
  };
}

/** At which books, and within which prices and lines. */
export function pricesOf(
  view: Pick<GamesView, 'books' | 'minDecimal' | 'maxDecimal'>,
  { wish: { wanted, anyBook, prices }, words: { lines } }: Pick<ViewWish, 'wish' | 'words'>,
) {
  const named = wanted.books.length > 0 ? [...new Set(wanted.books)] : view.books;
  return {
    books: anyBook ? undefined : named,
    minDecimal: prices?.least === undefined ? view.minDecimal : (prices.least ?? undefined),
    maxDecimal: prices?.most === undefined ? view.maxDecimal : (prices.most ?? undefined),
    ...(lines && { minLine: lines.min, maxLine: lines.max }),
  };
}

function withoutBooks({ books }: GamesView, { wish: { wanted, unwanted } }: ViewWish, read: Tagged) {
  const left = wanted.books.length > 0 ? undefined : booksLeft(books, unwanted.books, read);
  return left && { books: left };
}

/** Which sides, what comes first, and how many. */
function orderOf(view: GamesView, market: string | null, said: ViewWish) {
  const { wish, words, window } = said;
  const kind = kindOf(said) ?? view.only;
  const side = sideOf(said) ?? view.side;
  const ordered = view.byBook === undefined ? orderIn(words, market, kind) : orderOfBooks(view.byBook, said);
  const isSame = wish.wanted.leagues.length === 0 && window === null;
  const shown = view.market === null ? view.limit : shownOnPage(view);
  return {
    side,
    // The longest draw is no underdog's.
    only: ordered && 'only' in ordered && side === undefined ? ordered.only : kind,
    order: ordered?.order ?? view.order,
    limit: limitOf(said, view, ordered !== null),
    offset: wish.more && isSame ? view.offset + shown : 0,
  };
}

/** "The biggest favorite" is one; "sorted by price" are all of them. */
function limitOf({ wish, words }: ViewWish, view: GamesView, isOrdered: boolean): number {
  if (wish.count !== undefined) return wish.count;
  if (isOrdered && !words.sorts && !wish.many) return 1;
  const isWhole = words.sorts || wish.many || wish.more;
  return isWhole ? Math.max(view.limit, view.market === null ? LISTED : BOARD) : view.limit;
}

/** Overs and unders are of totals, draws of who wins. */
function marketOfSide({ market }: GamesView, { wish, words }: ViewWish): string | null {
  const [side] = wish.wanted.sides;
  if (side === 'over' || side === 'under') return 'total';
  if (side === 'draw') return 'moneyline';
  return words.lines && market === 'moneyline' ? 'spread' : null;
}

function kindOf({ wish: { wanted, unwanted } }: ViewWish): GamesView['only'] {
  const [side] = wanted.sides;
  const [not] = unwanted.sides;
  if (side === 'favorite' || side === 'underdog') return side;
  return not === 'favorite' ? 'underdog' : not === 'underdog' ? 'favorite' : undefined;
}

export function sideOf({ wish: { wanted, unwanted }, words }: Pick<ViewWish, 'wish' | 'words'>): GamesView['side'] {
  const [side] = wanted.sides;
  if (side === 'over' || side === 'under' || side === 'draw') return side;
  const [not] = unwanted.sides;
  return not === 'over' ? 'under' : not === 'under' ? 'over' : (words.side ?? undefined);
}

const namesPrices = ({ words: { nouns } }: ViewWish): boolean => nouns.has('price') || nouns.has('line');

/** Whether it asks for something that no schedule shows. */
function showsPrices({ only, side, books, minDecimal, maxDecimal, minLine, maxLine, order }: GamesView): boolean {
  const isByPrice = order !== undefined && order !== 'earliest' && order !== 'latest';
  return isByPrice || (only ?? side ?? books ?? minDecimal ?? maxDecimal ?? minLine ?? maxLine) !== undefined;
}

/** Of one tour or competition: its games by their ids, since a league is all of it. */
function withCompetitions(view: GamesView, { wish, words }: ViewWish, { slate, nowMs }: Tagged): GamesView {
  const named = wish.wanted.leagues.flatMap(({ competitions = [] }) => competitions);
  const keys = words.tour ? [words.tour] : named;
  if (keys.length === 0) return view;
  const isOf = ({ sportKey }: SlateEvent) =>
    keys.some((key) => (key.endsWith('_') ? sportKey.startsWith(key) : sportKey === key));
  const ids = gamesIn(view, slate.events, nowMs).filter(isOf);
  return { ...view, eventIds: ids.map(({ id }) => id) };
}
