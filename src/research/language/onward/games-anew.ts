import { leagueOf } from '../../slate/leagues.ts';
import { SURE_SHARE } from '../acts/read-act.ts';
import { leaguesMeant } from '../boards/leagues-meant.ts';
import type { Asked } from '../calls/call.ts';
import { calls } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import type { Tagged } from '../calls/tagged.ts';
import { listShown } from '../looked.ts';
import type { MarketKind } from '../reading.ts';
import { changedView } from './changed-view.ts';
import { callOfView, type GamesView, gamesIn, viewsOf } from './games-view.ts';
import { isByHold } from './order-in.ts';
import { readViewWish, type ViewWish } from './view-wish.ts';

const MOST_WORDS = 14;
const ALL_GAMES: GamesView = { market: null, leagues: [], names: [], limit: 20, offset: 0 };
const OTHERS = /\b(others?|else|rest|remaining|left)\b/;

/**
 * "What else in tennis tonight, men only": a list of games asked for anew is the list of all games with what is said of it changed, as
 * one that goes on from a list is. Null: other things than games are wanted, or a word of it is none of a list's.
 */
export function gamesAnew(read: Tagged): Asked | null {
  const { plain, likeliest } = read;
  const said = saidOfGames(read);
  if (!said) return null;
  const isScoped = said.wish.wanted.leagues.length > 0 || said.window !== null || said.words.tour !== null;
  const isList = likeliest.act === 'games' && likeliest.share >= SURE_SHARE && isScoped;
  // Its sides are read of a board by whoever knows what a league calls so.
  if (isScoped && !/\bsides\b/.test(plain) && isOfPrices(said, read)) return listedAnew(read, byHold(said), []);
  if (!isList && !isSuperlative(said, plain)) return null;
  return listedAnew(read, said, isList ? [] : leaguesMeant(read));
}

/**
 * The same where an order or a limit is named in so many words, before looser readers of sides: "shortest favorite in each league", "any
 * total under 45". Behind a list it is said of that, where it names no other games.
 */
export function rankedAnew(read: Tagged): Asked | null {
  const said = saidOfGames(read);
  if (!said || said.wish.those || said.wish.again || said.wish.likes) return null;
  const isScoped = said.wish.wanted.leagues.length > 0 || said.window !== null;
  const isBehind = !isScoped && (viewsOf(listShown(read.previous)).length > 0 || isOfGameShown(read));
  const isAsked = isSuperlative(said, read.plain) || isLimited(said, read);
  return isBehind || !isAsked ? null : listedAnew(read, said, leaguesMeant(read));
}

/** "Just Sunday's NFL, spread or total", "NBA tomorrow moneyline at BetMGM", "EPL prices": what stands there of markets or at books, and no bet. */
function isOfPrices({ wish: { wanted, likes }, words }: ViewWish, { plain, amounts }: Tagged): boolean {
  const isElse = wanted.sides.length > 0 || amounts.prices.length > 0 || words.lines !== null || likes;
  if (isElse || words.degree !== null || asksVerdict(plain)) return false;
  const isAtBooks = wanted.books.length > 0 && (wanted.markets.length > 0 || words.nouns.size > 0);
  return isAtBooks || marketsNamed(wanted).length > 1 || words.nouns.has('price') || words.nouns.has('hold');
}

/** "NHL hold, moneyline only": all of them by what is kept. */
const byHold = (said: ViewWish): ViewWish =>
  said.words.nouns.has('hold') ? { ...said, words: { ...said.words, degree: 'low', sorts: true } } : said;

const marketsNamed = ({ markets }: ViewWish['wish']['wanted']): MarketKind[] => [
  ...new Set(markets.filter((kind) => kind !== 'prop')),
];

/** "Who has the lowest total" behind the prices of a game asks for its books. */
const isOfGameShown = ({ previous, plain }: Tagged): boolean =>
  !GAME.test(plain) && !ALL.test(plain) && new Set((previous?.focus ?? []).map(({ eventId }) => eventId)).size === 1;
const ALL = /\b(board|slate|all|any|overall|everything|whole|every)\b/;

/** "Any college total under 45": lines of a market within a number, and no bet at it. */
function isLimited({ wish: { wanted }, words: { lines } }: ViewWish, { plain, likeliest }: Tagged): boolean {
  const isOfMarket = wanted.markets.some((market) => market === 'total' || market === 'spread');
  return lines !== null && isOfMarket && wanted.sides.length === 0 && !asksVerdict(plain) && likeliest.act !== 'judge';
}

/** "Any other games on June 16" behind one game: the others of its league that day. */
export function otherGames(read: Tagged): Asked | null {
  const { previous, plain, reading, slate } = read;
  const [shown, second] = shownIn(read);
  const game = slate.events.find(({ id }) => id === shown);
  const isOther = previous?.list !== true && OTHERS.test(plain) && GAME.test(plain) && reading.window !== null;
  const said = isOther && game && second === undefined ? saidOfGames(read) : null;
  const league = game && leagueOf(game.sportKey);
  return said && league ? listedAnew(read, said, reading.leagues.length > 0 ? [] : [league]) : null;
}

/** Null: other things than games are wanted, or a word of it is none of a list's. */
function saidOfGames(read: Tagged): ViewWish | null {
  if (read.tokens.length > MOST_WORDS || read.mentions.length > 0) return null;
  const said = readViewWish(read, ALL_GAMES);
  return said?.wish.asks && !BEST_PRICES.test(read.plain) ? null : said;
}
const BEST_PRICES = /\bbest (prices|odds|lines|numbers) (at|on|from)\b/;

function listedAnew(read: Tagged, said: ViewWish, leagues: GamesView['leagues']): Asked {
  const { slate, nowMs, plain } = read;
  const all = { ...ALL_GAMES, leagues };
  const views = endsOf(said)
    .flatMap(ofEachMarket)
    .map((end) => ofAllMarkets(changedView(all, end, read), said))
    .flatMap((one) => (said.wish.perLeague ? ofEachLeague(one, read) : [one]));
  const [view = all] = views;
  const shown = OTHERS.test(plain) ? shownIn(read) : new Set<string>();
  if (shown.size === 0) return calls(views.map((one) => callOfView(one, slate.events, nowMs)));
  const left = gamesIn(view, slate.events, nowMs).filter(({ id }) => !shown.has(id));
  return calls([callOfView({ ...view, eventIds: left.map(({ id }) => id) }, slate.events, nowMs)]);
}

/** "In each league": the first of every league that has one. */
function ofEachLeague(view: GamesView, { slate, nowMs }: Tagged): GamesView[] {
  const leagues = gamesIn(view, slate.events, nowMs).flatMap(({ sportKey }) => leagueOf(sportKey) ?? []);
  return [...new Set(leagues)].slice(0, MOST_LEAGUES).map((league) => ({ ...view, leagues: [league], limit: 1 }));
}
const MOST_LEAGUES = 8;

/** "The highest total and the lowest", "the biggest dog and the biggest favorite" are two questions of one list. */
function endsOf(said: ViewWish): ViewWish[] {
  const { wish, words } = said;
  const { sides } = wish.wanted;
  const isBothSides = words.degree !== null && sides.includes('favorite') && sides.includes('underdog');
  if (isBothSides)
    return sides.map((side) => ({ ...said, wish: { ...wish, wanted: { ...wish.wanted, sides: [side] } } }));
  const { otherEnd } = words;
  return otherEnd === null ? [said] : [said, { ...said, words: { ...words, degree: otherEnd } }];
}

/** Where no market is named, what is kept and how old a price is are told of all three. */
const ofAllMarkets = (view: GamesView, { wish: { wanted } }: ViewWish): GamesView =>
  wanted.markets.length === 0 && (isByHold(view.order) || view.order === 'newest' || view.order === 'oldest')
    ? { ...view, market: 'moneyline', mains: true }
    : view;

/** "Spread or total": a list of each. */
function ofEachMarket(said: ViewWish): ViewWish[] {
  const { wish } = said;
  const kinds = marketsNamed(wish.wanted);
  if (kinds.length < 2 || said.words.degree !== null) return [said];
  return kinds.map((kind) => ({ ...said, wish: { ...wish, wanted: { ...wish.wanted, markets: [kind] } } }));
}

const GAME = /\b(games?|match(es)?|fights?|matchups?|starts?|starting|kickoff|tip ?off)\b/;

/** "Biggest favorite today", "highest total", "the soonest game": what is first in an order that prices, lines or the clock have. */
function isSuperlative({ wish: { wanted }, words: { degree, nouns, otherEnd } }: ViewWish, plain: string): boolean {
  if (degree === null || asksVerdict(plain)) return false;
  // The lowest of all that is priced, props included, is a scan's; the highest is nobody's but a board's.
  if (nouns.has('hold')) return degree === 'high' || otherEnd !== null || wanted.markets.length > 0;
  if (degree === 'new' || degree === 'old') return nouns.has('price') || nouns.has('line');
  if (degree === 'first' || degree === 'last' || degree === 'even' || degree === 'uneven')
    return GAME.test(plain) || wanted.markets.length > 0;
  return wanted.sides.length > 0 || wanted.markets.length > 0 || LONG_SHOT.test(plain);
}

const LONG_SHOT = /\blongest shot\b/;

const shownIn = ({ previous }: Tagged): ReadonlySet<string> =>
  new Set((previous?.focus ?? []).map(({ eventId }) => eventId));
