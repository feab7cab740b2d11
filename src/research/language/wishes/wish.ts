import type { Mention } from '../calls/mentions.ts';
import type { LeagueName } from '../leagues.ts';
import type { PropStat } from '../prop-stats.ts';
import type { BetOrder, BetShare, MarketKind, Reading, TimeWindow } from '../reading.ts';
import { isBestOne, isOne } from './best-one.ts';
import { MOST_COUNT, type ReadParts } from './read-parts.ts';
import { refusedParts } from './refused-parts.ts';
import { sharesOf } from './shares-of-wish.ts';
import type { WishPart } from './wish-part.ts';

/** What is wanted, or not wanted. */
export type Named = {
  leagues: LeagueName[];
  mentions: Mention[];
  markets: MarketKind[];
  stats: PropStat[];
  sides: NonNullable<Reading['side']>[];
  books: string[];
  /** What those who play there are counted by: nothing where no price tells them apart. */
  positions: (readonly PropStat[])[];
};

/** A wish for bets: everything that its words say, and nothing that they do not. Undefined: not said. */
export type Wish = {
  asks: boolean;
  /** Bets are wanted in so many words, whatever else the message may be taken for. */
  plainly: boolean;
  parlay: { sameGame: boolean } | null;
  singles: boolean;
  count?: number;
  legs?: number;
  /** Null: any number of stars will do after all. */
  minConfidence?: number | null;
  minEdge?: number;
  minChance?: number;
  perLeague: boolean;
  perGame: boolean;
  /** One alone, where no number is said. */
  single: boolean;
  /** Whether the sports and the games of what was shown are to be left. */
  others: { league: boolean; game: boolean };
  prices: { least?: number | null; most?: number | null; each: boolean; about?: true } | null;
  /** An upset: to win, where no other kind of bet is named. */
  outright: boolean;
  /** Heavy favorites or long shots, at whatever price that is. */
  far: boolean;
  /** Where those are not wanted: what each bet's price is to be, whatever the whole pays. */
  tame: { least?: number; most?: number } | null;
  /** "One dog, one favorite and one total": so many of each. */
  shares?: readonly BetShare[];
  order?: BetOrder;
  window?: TimeWindow;
  wanted: Named;
  unwanted: Named;
  only: boolean;
  also: boolean;
  more: boolean;
  /** The search before once more. */
  again: boolean;
  those: boolean;
  thatGame: boolean;
  /** What is spoken of is meant, where nothing else is named: "pick one for me", "anything good". */
  leans: boolean;
  /** "U like" asks for bets beside kinds of them, and for a verdict beside one. */
  likes: boolean;
  anyMarket: boolean;
  anyBook: boolean;
  /** "Totals", "unders", "dogs": kinds of bets in the plural ask for bets, where the singular is about one. */
  many: boolean;
  /** "All the favorites", "every dog": each of them, and not only such. */
  all: boolean;
};

const nothing = (): Named => ({
  leagues: [],
  mentions: [],
  markets: [],
  stats: [],
  sides: [],
  books: [],
  positions: [],
});

export function toWish({ parts }: ReadParts): Wish {
  const wish: Wish = {
    asks: false,
    plainly: false,
    parlay: null,
    singles: false,
    perLeague: false,
    perGame: false,
    single: false,
    others: { league: false, game: false },
    prices: null,
    outright: false,
    far: false,
    tame: null,
    wanted: nothing(),
    unwanted: nothing(),
    only: false,
    also: false,
    more: false,
    again: false,
    those: false,
    thatGame: false,
    leans: false,
    likes: false,
    anyMarket: false,
    anyBook: false,
    many: false,
    all: parts.some(({ part }, at) => isAll(part, parts[at + 1]?.part)),
  };
  const refused = refusedParts(parts);
  for (const [at, said] of parts.entries()) {
    if (pointsAtRefused(said, refused[at])) continue;
    const part = isRefusedLimit(parts, at) ? otherWay(said.part) : said.part;
    const isRefused = refused[at] === true;
    const tame = isRefused ? withoutFar(part) : null;
    if (tame) {
      wish.tame = { ...wish.tame, ...tame };
      continue;
    }
    addTo(isRefused ? wish.unwanted : wish.wanted, part);
    addPart(wish, part, isRefused);
  }
  wish.wanted.leagues.push(...leaguesOfMarkets(parts.filter((_, at) => refused[at] !== true)));
  // "An NBA leg plus an NFL leg": of what else should they be legs.
  if (wish.wanted.leagues.length > 1 && legOfEach(parts) > 0) wish.parlay ??= { sameGame: false };
  wish.plainly ||= asksPlainly(wish, parts.some(isAny));
  wish.asks ||= wish.likes && wish.wanted.mentions.length === 0 && parts.some(isAny);
  wish.single ||= parts.some(({ part }, at) => part.kind === 'order' && isOne(parts[at + 1]?.part));
  wish.single ||= parts.some((_, at) => isBestOne(parts, at));
  const priced = withShares(withFar(ofEitherSide(wish)), parts);
  return isOnePerLeague(priced, parts) ? ofEachLeague(priced) : priced;
}

/** "Totals, take those out" points at them, and at nothing that was shown. */
const pointsAtRefused = ({ part }: ReadParts['parts'][number], isRefused: boolean | undefined): boolean =>
  part.kind === 'those' && isRefused === true;

/** "Best puck lines" are hockey's. */
const leaguesOfMarkets = (parts: ReadParts['parts']): LeagueName[] =>
  parts.flatMap(({ part }) => (part.kind === 'market' && part.league ? [part.league] : []));

/** "Drop anything worse than -130", "skip everything over +300": what is beyond the limit is not wanted. */
function isRefusedLimit(parts: ReadParts['parts'], at: number): boolean {
  const [before, last] = [parts[at - 2]?.part, parts[at - 1]?.part];
  const isThing = last?.kind === 'filler' && (last.any === true || last.all === true);
  return parts[at]?.before === false && (isThing ? before : last)?.kind === 'not';
}

function otherWay(part: WishPart): WishPart {
  if (part.kind !== 'price' || !part.named || part.about) return part;
  const { kind, least, most } = part;
  return { kind, ...(most !== undefined && { least: most }), ...(least !== undefined && { most: least }) };
}

/** "Anything in the NBA worth playing" asks for bets, "is that worth playing" about one; so do a limit of any, a kind counted, and an order of how sure they are. */
function asksPlainly(
  { likes, many, only, asks, perGame, prices, order, count, wanted, ...wish }: Wish,
  any: boolean,
): boolean {
  const { mentions, leagues, stats, sides } = wanted;
  const isLimit = (wish.minConfidence ?? wish.minEdge ?? wish.minChance) != null;
  // In an order they are a list of prices.
  const isCounted =
    count !== undefined && order === undefined && (many || (stats.length > 0 && mentions.length + sides.length === 0));
  const isNarrowed = only && prices !== null && leagues.length > 0;
  const isOfEach = perGame && (asks || count !== undefined);
  return (
    (any && (likes || isLimit) && mentions.length === 0) ||
    isCounted ||
    isNarrowed ||
    isOfEach ||
    order === 'confidence'
  );
}

/** "Rank the NFL games by how confident you are": by the best bet of each. */
export const ofRankedGames = (wish: Wish | null, text: string): Wish | null =>
  wish?.order === 'confidence' && RANKS_GAMES.test(text) ? { ...wish, perGame: true } : wish;
const RANKS_GAMES = /\b(rank|sort|order|list)\b.*\b(games|matches|fights|matchups)\b/i;

const isAny = ({ part }: ReadParts['parts'][number]): boolean => part.kind === 'filler' && part.any === true;

/** "All favorites" may be no more than their kind. */
const isAll = (part: WishPart, next: WishPart | undefined): boolean =>
  part.kind === 'filler' && part.all === true && !(next?.kind === 'side' && next.many);

/** "One NBA one NHL", "4 legs: NBA, NHL, CFB, NFL", "an NFL leg and an NBA leg": of several leagues as many bets as leagues. */
function isOnePerLeague({ wanted, legs, count, perLeague, parlay }: Wish, parts: ReadParts['parts']): boolean {
  const several = wanted.leagues.length;
  const counts = parts.flatMap(({ part }) => (part.kind === 'count' ? [part.count] : []));
  const isEach = legs === 1 && (perLeague || parts.some(({ part }) => part.kind === 'each'));
  if (several < 2) return isEach && several === 0;
  const isCounted = counts.length > 0 && counts.every((one) => one === 1) && (legs ?? count ?? several) <= several;
  return isEach || isCounted || perLeague || legs === several || (parlay !== null && legOfEach(parts) === several);
}

/** "A dog, a favorite and a total": how many of each, whatever else is asked of all. */
function withShares(wish: Wish, parts: ReadParts['parts']): Wish {
  const shares = sharesOf(parts);
  if (shares.length === 0) return wish;
  const isOfKinds = shares.some(({ kind }) => kind !== undefined);
  return {
    ...wish,
    asks: true,
    shares,
    count: shares.reduce((all, { count }) => all + count, 0),
    wanted: isOfKinds ? { ...wish.wanted, sides: [], markets: [] } : wish.wanted,
  };
}

/** +250 and -300, where no other price is named. */
const LONG_SHOT = 3.5;
const HEAVY_FAVORITE = 1 + 100 / 300;

/** A favorite at -200 or longer is no heavy one. */
const TAME_FAVORITE = 1.5;

/** "No big favs", "no longshots": the price of each is limited, and it may be on either side. */
function withoutFar(part: WishPart): Wish['tame'] {
  if (part.kind !== 'side' || part.far !== true) return null;
  return part.side === 'favorite' ? { least: TAME_FAVORITE } : { most: LONG_SHOT };
}

/** "Overs or unders" are any totals; "over or under in the Bills game" asks which. */
function ofEitherSide(wish: Wish): Wish {
  const { sides, markets } = wish.wanted;
  if (!wish.many || !sides.includes('over') || !sides.includes('under')) return wish;
  return { ...wish, wanted: { ...wish.wanted, sides: [], markets: markets.length > 0 ? markets : ['total'] } };
}

/** A long shot is a price, whatever it is on; the legs of a parlay are underdogs each. A heavy favorite is to win. */
function withFar(wish: Wish): Wish {
  const { far, parlay, legs, prices, wanted } = wish;
  if (!far) return wish;
  const isNamed = (prices?.least ?? prices?.most ?? null) !== null;
  if (wanted.sides.includes('favorite')) {
    const markets = wanted.markets.length > 0 ? wanted.markets : (['moneyline'] as const);
    return {
      ...wish,
      wanted: { ...wanted, markets: [...markets] },
      prices: isNamed ? prices : { most: HEAVY_FAVORITE, each: true },
    };
  }
  if (parlay !== null || legs !== undefined) return wish;
  const isCapped = prices !== null && prices.least == null && (prices.most ?? 0) > LONG_SHOT;
  return {
    ...wish,
    wanted: { ...wanted, sides: wanted.sides.filter((side) => side !== 'underdog') },
    // "A longshot under +500" is one still.
    prices: !isNamed ? { least: LONG_SHOT, each: false } : isCapped ? { ...prices, least: LONG_SHOT } : prices,
  };
}

/** How many leagues have their own leg: "an NFL leg". */
const legOfEach = (parts: ReadParts['parts']): number => parts.filter(({ part }) => part.kind === 'league_leg').length;

function ofEachLeague({ legs, ...wish }: Wish): Wish {
  const several = wish.wanted.leagues.length;
  // "One leg from each": as many as there are.
  const count =
    several === 0 ? (legs === 1 ? undefined : legs) : legs !== undefined || wish.parlay ? several : undefined;
  return { ...wish, perLeague: true, ...(count !== undefined && { legs: count }) };
}

/** What the part names that can be wanted or not. */
function addTo(named: Named, part: WishPart): void {
  switch (part.kind) {
    case 'league':
      named.leagues.push(part.name);
      return;
    case 'time':
      if (part.league) named.leagues.push(part.league);
      return;
    case 'name':
      named.mentions.push(part.mention);
      return;
    case 'market':
      named.markets.push(part.market);
      return;
    case 'sides':
      named.markets.push('moneyline', 'spread');
      return;
    case 'stat':
      named.stats.push(...part.stats);
      return;
    case 'side':
      named.sides.push(part.side);
      return;
    case 'book':
      named.books.push(part.title);
      return;
    case 'position':
      named.positions.push(part.stats);
      return;
    default:
  }
}

function addPart(wish: Wish, part: WishPart, refuses: boolean): void {
  switch (part.kind) {
    case 'parlay':
      if (refuses) wish.singles = true;
      else wish.parlay = { sameGame: part.sameGame || wish.parlay?.sameGame === true };
      return;
    case 'legs':
      wish.legs = part.count;
      return;
    case 'count':
      // "Three MLB and two NBA picks" are five.
      wish.count = Math.min(MOST_COUNT, part.count + (wish.wanted.leagues.length > 0 ? (wish.count ?? 0) : 0));
      return;
    case 'confidence':
      wish.minConfidence = part.least;
      return;
    case 'edge':
      wish.minEdge = part.least;
      return;
    case 'chance':
      wish.minChance = part.least;
      return;
    case 'per':
      wish[part.of === 'game' ? 'perGame' : 'perLeague'] = true;
      return;
    case 'single':
      wish[part.of] = true;
      wish.single = true;
      return;
    case 'same':
      if (part.other || refuses) wish.others = { ...wish.others, [part.of]: true };
      return;
    case 'price':
      addPrice(wish, part);
      return;
    case 'each':
      wish.prices = { ...(wish.prices ?? {}), each: true };
      return;
    case 'order':
      wish.order = part.order;
      return;
    case 'time':
      wish.window = part.window;
      return;
    case 'side':
      wish.far ||= part.far === true && !refuses;
      wish.outright ||= part.outright === true && !refuses;
      wish.many ||= part.many;
      return;
    case 'market':
      wish.many ||= part.many;
      return;
    case 'sides':
      wish.many = true;
      return;
    default:
      Object.assign(wish, SIGNS[part.kind]);
      wish.plainly ||= 'plainly' in part && part.plainly === true;
  }
}

/** "Around +600, no leg over -200": what the whole is to pay is one thing, and what each of its bets may cost another. */
function addPrice(wish: Wish, { least, most, about }: Extract<WishPart, { kind: 'price' }>): void {
  const limit = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
  const before = wish.prices;
  const isBeside = before !== null && (before.least ?? before.most) != null && before.about !== about;
  if (!isBeside) {
    wish.prices = { ...(before ?? { each: false }), ...limit, ...(about && { about }) };
    return;
  }
  const [whole, each] = about ? [limit, before] : [before, limit];
  wish.tame = {
    ...wish.tame,
    ...(each.least != null && { least: each.least }),
    ...(each.most != null && { most: each.most }),
  };
  wish.prices = { each: before.each, about: true, ...whole };
}

/** What a word says, whatever else stands beside it. */
const SIGNS: Readonly<Partial<Record<WishPart['kind'], Partial<Wish>>>> = {
  asks: { asks: true },
  leans: { asks: true, leans: true },
  likes: { likes: true },
  singles: { singles: true },
  only: { only: true },
  also: { also: true },
  allows: { also: true },
  more: { more: true },
  again: { again: true },
  those: { those: true },
  that_game: { thatGame: true },
  any_book: { anyBook: true },
  any_market: { anyMarket: true },
};
