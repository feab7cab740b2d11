import * as z from 'zod/mini';

/** One recorded price of one side at one book: it holds until the next. */
export const PriceMove = z.object({
  at: z.iso.datetime(),
  line: z.nullable(z.number()),
  /** As it is read. */
  odds: z.string(),
  oddsDecimal: z.number(),
});
export type PriceMove = z.infer<typeof PriceMove>;
