import type { PropStat } from '../prop-stats.ts';
import type { Mention } from './mentions.ts';
import type { Direction, MarketWord, SaidPeriod } from './pieces.ts';

/** The parts of a bet as a question says them: what it leaves out is left out. */
export type BetParts = {
  side: Mention | null;
  /** The other side of the game, where it is named. */
  opponent: Mention | null;
  /** The first of the two is backed: "Sinner to beat Khachanov". */
  backs: boolean;
  player: Mention | null;
  direction: Direction | null;
  market: MarketWord | null;
  /** The slate's own name of a prop that was spoken of before. */
  propMarket: string | null;
  stats: readonly PropStat[];
  line: { line: number; signed: boolean } | null;
  price: string | null;
  book: string | null;
  period: SaidPeriod | null;
};

export const NO_PARTS: BetParts = {
  side: null,
  opponent: null,
  backs: false,
  player: null,
  direction: null,
  market: null,
  propMarket: null,
  stats: [],
  line: null,
  price: null,
  book: null,
  period: null,
};

/** What kind of bet the words say, before the slate is asked; null: they leave it open. */
export type BetKind = MarketWord | 'draw' | 'prop';

const SOLD: ReadonlySet<MarketWord> = new Set<MarketWord>(['moneyline', 'spread', 'total']);

export function kindOf({ stats, player, direction, market, line }: BetParts): BetKind | null {
  if (market !== null && !SOLD.has(market)) return market;
  if (stats.length > 0 || player !== null || direction === 'yes' || direction === 'no') return 'prop';
  if (direction === 'draw') return 'draw';
  if (direction !== null) return 'total';
  return market ?? (line?.signed === true ? 'spread' : null);
}

/** Whether something of a bet itself is said, and not only whose game it is. */
export const saysParts = ({ direction, market, line, price, stats }: BetParts): boolean =>
  direction !== null || market !== null || line !== null || price !== null || stats.length > 0;

export const namesNobody = ({ side, player }: BetParts): boolean => (side ?? player) === null;

/** A name, or a game, and nothing of a bet. */
export const isBare = (parts: BetParts): boolean => !namesNobody(parts) && !saysParts(parts);

/** "First half: Bills -3, Lions ML". */
export const isPeriodAlone = (parts: BetParts): boolean =>
  parts.period !== null && namesNobody(parts) && !saysParts(parts) && parts.book === null;

export const meet = (a: Mention, b: Mention): boolean =>
  a.persons.some(({ event }) => b.persons.some((other) => other.event === event));

export const isNamesake = (a: Mention, b: Mention): boolean => a.names.some((name) => b.names.includes(name));
