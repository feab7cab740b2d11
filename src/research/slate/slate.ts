import type { PhraseIndex } from '#engine/names/phrase-index.ts';
import type { PricedOutcome } from '#engine/picks/market.ts';
import type { Fact } from './fact.ts';
import type { Selection } from './price.ts';

/** Everything that can be known at one moment, held in memory by version. A turn reads one slate from start to end. */
export type Slate = {
  odds: 'live' | 'demo';
  version: number;
  /** The newest stored quote; null while none is stored. */
  asOf: Date | null;
  events: readonly SlateEvent[];
  bookTitles: ReadonlyMap<string, string>;
  /** Where the bets that fit a wish are kept for a while; absent: they are looked for anew. */
  fits?: Fits;
  /** Who is in its games, by the names that they go by; absent: looked through anew. */
  names?: () => PhraseIndex<Person>;
};

/** Somebody on the slate: a side of a game, or the player of a prop in it. */
export type Person =
  | { kind: 'side'; name: string; selection: 'home' | 'away'; event: SlateEvent }
  | { kind: 'player'; name: string; event: SlateEvent };

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
  /** Where pricings of this market are kept for a while; absent: each is made anew. */
  pricings?: Pricings;
};

/** Gives the pricing that was made lately for these books, else makes and keeps it. `books`: which of the market's can be bet at. */
export type Pricings = (books: string, nowMs: number, price: () => PricedOutcome[]) => PricedOutcome[];

/**
 * Gives what was found lately in this game for a wish, else finds and keeps it. What is found must follow from the game and the
 * wish alone; a game with other markets is another object.
 */
export type Fits = <Bet>(event: SlateEvent, wish: string, nowMs: number, find: () => readonly Bet[]) => readonly Bet[];

export type SlateQuote = {
  bookKey: string;
  decimals: readonly number[];
  /** Of an exchange: at what each outcome can be bet against. Absent where not every outcome can. */
  lay?: readonly number[];
  /** Where the book takes each outcome's bet. Absent where it is known of none. */
  links?: readonly (string | null)[];
  quotedAt: Date;
};

/** One recorded change of a price; null when it was withdrawn. */
export type PriceMove = { at: Date; lineHundredths: number; oddsDecimal: number | null };
