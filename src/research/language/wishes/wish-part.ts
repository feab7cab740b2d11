import type { Mention } from '../calls/mentions.ts';
import type { LeagueName } from '../leagues.ts';
import type { PropStat } from '../prop-stats.ts';
import type { BetOrder, MarketKind, Reading, TimeWindow } from '../reading.ts';

/** A limit on prices, decimal: `least` is the lowest that may be paid. Null: the limit is lifted. `about`: both are near a price that was named. `named`: by a price, and not by what one calls such prices. */
export type PriceLimit = { least?: number | null; most?: number | null; about?: true; named?: true };

/** Where a limit on prices or a word of one is, and behind which token it ends. */
export type Span<Part> = { part: Part; to: number };

/** What one word or phrase of a wish for bets says. */
export type WishPart =
  | { kind: 'filler'; all?: true; any?: true }
  /** "Best bets", "picks", "value": bets are asked for. `plainly`: whatever else the words may stand for. `one`: a single one. `best`: that of what follows. */
  | { kind: 'asks'; plainly?: true; one?: true; best?: true }
  | { kind: 'parlay'; sameGame: boolean }
  /** "A straight bet", "no parlay". */
  | { kind: 'singles' }
  | { kind: 'count'; count: number }
  | { kind: 'legs'; count: number }
  | { kind: 'confidence'; least: number | null }
  /** The least edge, as a share of the stake. */
  | { kind: 'edge'; least: number }
  /** The least chance to win. */
  | { kind: 'chance'; least: number }
  /** One of each sport, or of each game. */
  | { kind: 'per'; of: 'league' | 'game' }
  /** "An NFL leg", behind its league. */
  | { kind: 'league_leg' }
  /** One alone, where no number is said: "the lock of the day", "another". */
  | { kind: 'single'; of: 'asks' | 'more' }
  /** The sport or the games of what was shown; `other`: another one than that. */
  | { kind: 'same'; of: 'league' | 'game'; other: boolean }
  /** What was left out is wanted again. */
  | { kind: 'allows' }
  | ({ kind: 'price' } & PriceLimit)
  /** The limits beside it are each leg's, not the whole parlay's. */
  | { kind: 'each' }
  | { kind: 'order'; order: BetOrder }
  | { kind: 'league'; name: LeagueName }
  | { kind: 'name'; mention: Mention }
  /** `league`: the only one whose bets go by that word, as puck lines are hockey's. */
  | { kind: 'market'; market: MarketKind; many: boolean; league?: LeagueName }
  /** "Sides and totals": who wins, outright or with points. */
  | { kind: 'sides' }
  | { kind: 'stat'; stats: readonly PropStat[] }
  /** `far`: of favorites heavy ones, of underdogs long shots. `outright`: without any points, as an upset is. */
  | { kind: 'side'; side: NonNullable<Reading['side']>; many: boolean; far?: true; outright?: true }
  | { kind: 'book'; title: string }
  | { kind: 'any_book' }
  | { kind: 'any_market' }
  /** Who plays there is told by what of him is priced; by nothing where that tells no one apart. */
  | { kind: 'position'; stats: readonly PropStat[] }
  /** `league`: "MNF" is a time and what is played then. */
  | { kind: 'time'; window: TimeWindow; league?: LeagueName }
  /** What follows is not wanted. */
  | { kind: 'not' }
  /** What stands before it is not wanted, where nothing but names does. */
  | { kind: 'nah' }
  /** Bets are asked for, of what is spoken of where nothing else is named. */
  | { kind: 'leans'; plainly?: true }
  | { kind: 'likes' }
  | { kind: 'only' }
  | { kind: 'also' }
  | { kind: 'joint' }
  /** Others than those that were shown. */
  | { kind: 'more' }
  /** The search of before, over the prices of now. */
  | { kind: 'again' }
  /** Of those that were shown. */
  | { kind: 'those' }
  /** The game that was spoken of. */
  | { kind: 'that_game' };
