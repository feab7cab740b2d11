import type { BetOrder } from '../reading.ts';

/** What is asked about picks that were shown: it is answered from what was said of them, free. Places count from 1; -1 is the last. */
export type AboutPicks = AboutFigure | AboutWhy | AboutAll;

/** `objects`: what was said against it: how the player has been playing, or that nobody knows who that is. */
export type AboutWhy = { kind: 'why'; place: number; objects?: 'form' | 'unknown' };

export type AboutFigure = {
  kind: 'sure' | 'simply' | 'against' | 'limit' | 'fair' | 'play' | 'bad' | 'above_fair';
  place: number;
};

export type AboutAll =
  | {
      kind:
        | 'weakest'
        | 'riskiest'
        | 'pass_all'
        | 'drop_weakest'
        | 'strongest'
        | 'best_already'
        | 'again'
        | 'exposure'
        | 'average_edge'
        | 'why_none';
    }
  /** `mostCents`: no more is to be put on one of them. `place`: of this one alone. */
  | { kind: 'stakes'; bankrollCents: number | null; mostCents?: number; place?: number }
  /** One amount over all of them, in the proportion of their stakes. */
  | { kind: 'split'; totalCents: number }
  /** What a stake on one of them, or on each, wins; null: none was named, or all are meant. */
  | { kind: 'pays'; place: number | null; cents: number | null }
  | { kind: 'same_stake'; cents: number }
  | { kind: 'keep'; count: number; fromEnd: boolean }
  | { kind: 'places'; places: readonly number[] }
  | { kind: 'drop'; place: number }
  /** `one`: which of them is first in that order; else all of them in it. `lock`: it was called a lock. */
  | { kind: 'ordered'; order: BetOrder; one: boolean; lock?: true }
  | { kind: 'only'; side: 'over' | 'under' | 'underdog' | 'favorite' };

const OF_ONE: ReadonlySet<string> = new Set<AboutFigure['kind']>([
  'sure',
  'simply',
  'against',
  'limit',
  'fair',
  'play',
  'bad',
  'above_fair',
]);

export const isAboutFigure = (asked: AboutPicks): asked is AboutFigure => OF_ONE.has(asked.kind);
