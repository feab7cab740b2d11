import * as z from 'zod/mini';
import { MarketName, Selection } from './board.ts';
import { PriceText } from './quantities.ts';

/** One bet as it was asked for. What is given here is held to: no tool puts another line, side, player, price or book in its place. */

/** Overtime counts. No other part of a game has stored prices; one that is asked for is refused by its name. */
export const WHOLE_GAME = 'full';

export const NamedPart = z.enum(['side', 'line', 'price', 'book', 'player']);
export type NamedPart = z.infer<typeof NamedPart>;

const text = (words: string) =>
  z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(120, 'is too long'), z.describe(words));

export const BetRef = z.strictObject({
  eventId: z
    .string()
    .check(z.minLength(1), z.maxLength(200), z.describe('The id of the game, as find_games gives it.')),
  market: MarketName,
  period: z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9_]{1,40}$/, 'must be full, first_half, second_half, quarter or the like'),
        z.describe('full: the whole game, overtime included; else the part, such as first_half.'),
      ),
    WHOLE_GAME,
  ),
  side: Selection,
  line: z._default(
    z.nullable(
      z
        .number('must be a number of points')
        .check(
          z.gte(-1_000, 'must be at least -1000'),
          z.lte(1_000, 'must be at most 1000'),
          z.multipleOf(0.01, 'must have at most two decimals'),
          z.describe('Points from the side’s own view: the away side’s +2.5 is 2.5. null: the main line is taken.'),
        ),
    ),
    null,
  ),
  player: z._default(z.nullable(text('The player of a prop.')), null),
  price: z._default(z.nullable(PriceText), null),
  book: z._default(z.nullable(text('A book by its key or its title. null: the best price that can be taken.')), null),
  named: z._default(
    z
      .array(NamedPart)
      .check(z.maxLength(5), z.describe('What the bettor named himself; none of it is ever filled in.')),
    [],
  ),
});
export type BetRef = z.infer<typeof BetRef>;
/** As it may be sent: what is left out is filled in. */
export type BetRefDraft = z.input<typeof BetRef>;
