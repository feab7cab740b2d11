import * as z from 'zod/mini';

/** What the desk's tools take and give: units stand in the descriptions, which are the documentation that callers read. */

const PRICE_MAX_LENGTH = 16;
export const MOST_CENTS = 100_000_000_00;

const PRICE =
  'A price as a bettor writes it: American with its sign ("+120", "-110"), "even", decimal ("2.20") or fractional ("6/5").';

export const PriceText = z
  .string('must be a price as text, such as "+120"')
  .check(
    z.trim(),
    z.minLength(1, 'must be a price'),
    z.maxLength(PRICE_MAX_LENGTH, 'must be a price'),
    z.describe(PRICE),
  );

export const Chance = z
  .number('must be a probability from 0 to 1')
  .check(
    z.gte(0, 'must be a probability from 0 to 1'),
    z.lte(1, 'must be a probability from 0 to 1'),
    z.describe('Probability, 0 to 1.'),
  );

export const Cents = z
  .int('must be whole cents')
  .check(
    z.gte(1, 'must be at least 1 cent'),
    z.lte(MOST_CENTS, `must be at most ${MOST_CENTS} cents`),
    z.describe('Money in whole US cents.'),
  );

/** `rate` is a share that is no chance of one event, such as an edge, a hold or a return. */
export const FigureUnit = z.enum(['chance', 'rate', 'decimal_odds', 'cents', 'units', 'count', 'points']);
export type FigureUnit = z.infer<typeof FigureUnit>;

/** A figure and how it reads. `value` is what was computed, unrounded; `text` is what is shown, with its sign, $ or %. */
export const Figure = z.object({
  key: z.string(),
  label: z.string(),
  value: z.number(),
  unit: FigureUnit,
  text: z.string(),
});
export type Figure = z.infer<typeof Figure>;
