import type { Fact } from '../../providers/facts/facts.port.ts';
import type { Selection } from '../../providers/odds-feed/odds-feed.port.ts';

/** Everything that can be known at one moment, held in memory by version. A turn reads one slate from start to end. */
export type Slate = {
  odds: 'live' | 'demo';
  version: number;
  /** The newest stored quote; null while none is stored. */
  asOf: Date | null;
  events: readonly SlateEvent[];
  bookTitles: ReadonlyMap<string, string>;
};

export type SlateEvent = {
  id: string;
  sportKey: string;
  sportTitle: string;
  home: string;
  away: string;
  startsAt: Date;
  markets: readonly SlateMarket[];
  facts: readonly Fact[];
};

/** One market on one line. Spread: `lineHundredths` is the home side's; total and prop: the number to go over. */
export type SlateMarket = {
  /** Event id, market, player and line: unique within a slate. */
  id: string;
  market: string;
  player: string;
  lineHundredths: number;
  /** home/away, home/draw/away, over/under or yes/no. */
  outcomes: readonly Selection[];
  quotes: readonly SlateQuote[];
};

export type SlateQuote = { bookKey: string; decimals: readonly number[]; quotedAt: Date };

/** One recorded change of a price; null when it was withdrawn. */
export type PriceMove = { at: Date; lineHundredths: number; oddsDecimal: number | null };
