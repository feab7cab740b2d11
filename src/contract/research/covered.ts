import * as z from 'zod/mini';
import { BetRef } from './bet.ts';
import { Chance } from './quantities.ts';

/** Several bets on one game that are on together: how they can end, and which they are. */

const SHARES = ['win', 'half_win', 'push', 'half_loss', 'loss'] as const;
/** How two bets on one game end together, for each way in which it can end. */
export const EndOfTwo = z.strictObject({
  when: z.string().check(z.minLength(1), z.maxLength(160), z.describe('The result, such as "Bills by 1 or 2".')),
  first: z.enum(SHARES),
  second: z.enum(SHARES),
  chance: z.optional(Chance),
});
export type EndOfTwo = z.infer<typeof EndOfTwo>;
export const ends = z.optional(
  z
    .array(EndOfTwo)
    .check(
      z.minLength(2),
      z.maxLength(9),
      z.describe('Every way in which the two bets can end together, where it is not that exactly one wins.'),
    ),
);

const MOST_SIDES = 16;

/** The stored bets that are covered together, each with its book where that is known. */
export const coveredSides = z.optional(
  z
    .array(z.strictObject({ bet: z.string().check(z.minLength(1), z.maxLength(160)), ref: BetRef }))
    .check(z.maxLength(MOST_SIDES), z.describe('What each bet is called, in the order of the prices.')),
);
