import type { Mention } from '../calls/mentions.ts';
import type { LeagueName } from '../leagues.ts';
import type { PropStat } from '../prop-stats.ts';
import type { BetOrder, MarketKind, Reading, TimeWindow } from '../reading.ts';
import type { ReadParts } from './read-parts.ts';
import type { WishPart } from './wish-part.ts';

/** What is wanted, or not wanted. */
export type Named = {
  leagues: LeagueName[];
  mentions: Mention[];
  markets: MarketKind[];
  stats: PropStat[];
  sides: NonNullable<Reading['side']>[];
  books: string[];
};

/** A wish for bets: everything that its words say, and nothing that they do not. Undefined: not said. */
export type Wish = {
  asks: boolean;
  parlay: { sameGame: boolean } | null;
  singles: boolean;
  count?: number;
  legs?: number;
  /** Null: any number of stars will do after all. */
  minConfidence?: number | null;
  minEdge?: number;
  perLeague: boolean;
  /** One alone, where no number is said. */
  single: boolean;
  /** Whether the sports and the games of what was shown are to be left. */
  others: { league: boolean; game: boolean };
  prices: { least?: number | null; most?: number | null; each: boolean } | null;
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
  anyBook: boolean;
  /** "Totals", "unders", "dogs": kinds of bets in the plural ask for bets, where the singular is about one. */
  many: boolean;
};

const nothing = (): Named => ({ leagues: [], mentions: [], markets: [], stats: [], sides: [], books: [] });

/** "No NBA, no props but totals": what follows a word of refusal is not wanted until something else begins. */
const ENDS_REFUSAL = new Set<WishPart['kind']>([
  'filler',
  'asks',
  'parlay',
  'only',
  'also',
  'count',
  'price',
  'time',
  'order',
]);

export function toWish({ parts }: ReadParts): Wish {
  const wish: Wish = {
    asks: false,
    parlay: null,
    singles: false,
    perLeague: false,
    single: false,
    others: { league: false, game: false },
    prices: null,
    wanted: nothing(),
    unwanted: nothing(),
    only: false,
    also: false,
    more: false,
    again: false,
    those: false,
    thatGame: false,
    anyBook: false,
    many: false,
  };
  let refuses = false;
  let named = 0;
  for (const { part, before } of parts) {
    if (part.kind === 'not') [refuses, named] = [true, 0];
    else if (refuses && (before || (named > 0 && ENDS_REFUSAL.has(part.kind)))) refuses = false;
    if (addTo(refuses ? wish.unwanted : wish.wanted, part)) named += 1;
    addPart(wish, part, refuses);
  }
  return wish;
}

/** Whether the part names something that can be wanted or not. */
function addTo(named: Named, part: WishPart): boolean {
  switch (part.kind) {
    case 'league':
      named.leagues.push(part.name);
      return true;
    case 'name':
      named.mentions.push(part.mention);
      return true;
    case 'market':
      named.markets.push(part.market);
      return true;
    case 'stat':
      named.stats.push(...part.stats);
      return true;
    case 'side':
      named.sides.push(part.side);
      return true;
    case 'book':
      named.books.push(part.title);
      return true;
    default:
      return false;
  }
}

function addPart(wish: Wish, part: WishPart, refuses: boolean): void {
  switch (part.kind) {
    case 'asks':
      wish.asks = true;
      return;
    case 'parlay':
      if (refuses) wish.singles = true;
      else wish.parlay = { sameGame: part.sameGame || wish.parlay?.sameGame === true };
      return;
    case 'legs':
      wish.legs = part.count;
      return;
    case 'count':
      // "Three MLB and two NBA picks" are five.
      wish.count = part.count + (wish.wanted.leagues.length > 0 ? (wish.count ?? 0) : 0);
      return;
    case 'confidence':
      wish.minConfidence = part.least;
      return;
    case 'edge':
      wish.minEdge = part.least;
      return;
    case 'per_league':
      wish.perLeague = true;
      return;
    case 'single':
      wish[part.of] = true;
      wish.single = true;
      return;
    case 'same':
      if (part.other || refuses) wish.others = { ...wish.others, [part.of]: true };
      return;
    case 'allows':
      wish.also = true;
      return;
    case 'price': {
      const { least, most } = part;
      wish.prices = {
        ...(wish.prices ?? { each: false }),
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
      };
      return;
    }
    case 'each':
      wish.prices = { ...(wish.prices ?? {}), each: true };
      return;
    case 'order':
      wish.order = part.order;
      return;
    case 'time':
      wish.window = part.window;
      return;
    case 'market':
    case 'side':
      wish.many ||= part.many;
      return;
    case 'any_book':
      wish.anyBook = true;
      return;
    case 'singles':
    case 'only':
    case 'also':
    case 'more':
    case 'again':
    case 'those':
      wish[part.kind] = true;
      return;
    case 'that_game':
      wish.thatGame = true;
      return;
    default:
  }
}
