import * as z from 'zod/mini';
import { Figure } from './research/quantities.ts';
import { Verdict } from './verdict.ts';

/** A parlay as a block holds it whole: legs that one book takes together, what it pays for them and what that is worth. */

const MOST_LEGS = 10;
const MOST_BOOKS = 30;

/** A stored price of the ticket's book, as a pick names one. */
const TicketLeg = z.object({
  pick: z.string(),
  sport: z.string(),
  game: z.string(),
  startsAt: z.iso.datetime(),
  book: z.string(),
  /** American odds with sign. */
  odds: z.string(),
  oddsDecimal: z.number(),
  priceAt: z.iso.datetime(),
  fair: Figure,
  chance: Figure,
  /** Absent where no verdict on the parlay was given: none is given on its legs. */
  edge: z.optional(Figure),
  verdict: z.optional(Verdict),
  reason: z.optional(z.string()),
  confidence: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  evidenceIds: z.array(z.string()),
});

/** What a book pays for all legs, the best first. */
export const TicketTotal = z.object({ book: z.string(), price: Figure, returns: z.optional(Figure) });
export type TicketTotal = z.infer<typeof TicketTotal>;

/** Key of a price that the bettor says he has: no book here is known to pay it. */
export const OWN_PRICE = 'own_price';

export const Ticket = z.object({
  book: z.string(),
  legs: z.array(TicketLeg).check(z.minLength(2), z.maxLength(MOST_LEGS)),
  /** The product of the prices, or the bettor's own; for legs of one game no book pays it. */
  price: Figure,
  isPaid: z.boolean(),
  /** Of a small stake, or of the one that was named. */
  returns: z.optional(Figure),
  chance: Figure,
  fair: Figure,
  edge: z.nullable(Figure),
  /** Null where none was given, as of legs of one game without a price for them together. */
  verdict: z.nullable(Verdict),
  reason: z.string(),
  /** How the legs hang together, and what else is to be known of them. */
  notes: z.array(z.string()),
  otherBooks: z.array(TicketTotal).check(z.maxLength(MOST_BOOKS)),
});
export type Ticket = z.infer<typeof Ticket>;
