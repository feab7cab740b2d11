import type { BetSummary } from '#contract/bets/tracked-bet.ts';
import type { OddsKind } from '#contract/odds-kind.ts';
import type { Verdict } from '#contract/verdict.ts';
import type { GradedResult } from '#engine/record/settlement.ts';

/** The bets that answers gave one account: each once, as it was first shown, newest first. Passes are none. */
export type OwnBets = {
  bets: readonly OwnBet[];
  /** How many there are; `bets` holds the newest of them. */
  total: number;
  /** What the bets come to that the bettor keeps himself; absent: none is kept. */
  tracked?: BetSummary | undefined;
};

export type OwnBet = {
  pick: string;
  game: string;
  sport: string;
  startsAt: Date;
  shownAt: Date;
  bookKey: string;
  decimal: number;
  verdict: Exclude<Verdict, 'pass'>;
  units: number;
  odds: OddsKind;
  /** How it ended; `open` while its game has no result, `undecided` where the result does not decide it. */
  state: GradedResult | 'open' | 'undecided';
  /** The fair chance of its outcome by the books' last prices before the start; null where they were not stored. */
  closeChance: number | null;
};
