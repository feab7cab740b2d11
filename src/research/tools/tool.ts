import type { Schema, ToolName } from '#contract/research/desk.ts';
import type { PricedBet } from '#contract/research/priced-bet.ts';
import type { WantedPrices } from './best-bets/wanted-prices.ts';
import type { Outcome } from './outcome.ts';
import type { Need, World } from './world.ts';

/**
 * Who may call: `public` everybody, signed in or not; `account` whoever is signed in, also while betting is closed to them;
 * `free` whoever is signed in and may bet; `verdicts` the same with the tokens that a verdict costs.
 */
export type Access = 'public' | 'account' | 'free' | 'verdicts';

/** What goes on the record of a bet that was judged at a price that a book stored. */
export type JudgedBet = Pick<
  PricedBet,
  | 'eventId'
  | 'league'
  | 'game'
  | 'startsAt'
  | 'pick'
  | 'market'
  | 'side'
  | 'player'
  | 'line'
  | 'bookKey'
  | 'decimal'
  | 'ageSeconds'
  | 'fairChance'
  | 'edge'
  | 'verdict'
  | 'confidence'
  | 'units'
  | 'worstDecimal'
>;

/** One thing that can be found out: a pure function of its input and of one world. */
export type Tool<Input, Result> = {
  name: ToolName;
  /** One sentence, for whoever chooses between the tools. */
  description: string;
  input: Schema<Input>;
  result: Schema<Result>;
  access: (input: Input) => Access;
  /** What must be read before it can run; nothing where the slate holds it all. */
  needs: (input: Input, world: Pick<World, 'slate' | 'nowMs'>) => readonly Need[];
  run: (input: Input, world: World) => Outcome<Result>;
  /** Prices that are worth fetching anew before it judges; absent where it judges nothing. */
  wants?: (input: Input, world: Pick<World, 'slate' | 'nowMs'>) => WantedPrices;
  /** The bets that it judged, which go on the record; absent where it judges none. */
  judged?: (result: Result) => readonly JudgedBet[];
};

export const NEEDS_NOTHING = (): readonly Need[] => [];
