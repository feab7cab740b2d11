import * as z from 'zod/mini';
import { Verdict } from '../verdict.ts';
import { Selection } from './board.ts';

/** One bet at one price that a book stored, as every tool shows it. Nothing of it is another line, side or book than it says. */

export const PricedBet = z.object({
  eventId: z.string(),
  market: z.string().check(z.describe('moneyline, spread, total, or prop: and the provider’s key.')),
  period: z.string().check(z.describe('full: the whole game.')),
  side: Selection,
  player: z.nullable(z.string()),
  line: z.nullable(z.number().check(z.describe('Points, from the bet’s own side.'))),
  /** `Bills @ Chiefs`. */
  game: z.string(),
  league: z.string(),
  startsAt: z.iso.datetime(),
  /** `Buffalo Bills +2.5`. */
  pick: z.string(),
  bookKey: z.string(),
  book: z.string(),
  decimal: z.number(),
  /** The price as this bettor reads odds. */
  text: z.string(),
  /** Chance that it wins, a push left out of the count: 0 to 1. */
  fairChance: z.number(),
  fairChanceText: z.string(),
  fairDecimal: z.number(),
  fairText: z.string(),
  /** Expected profit a unit staked: fairChance x decimal - 1. */
  edge: z.number(),
  edgeText: z.string(),
  verdict: Verdict,
  /** Why nothing is staked, in a few words; null for bets and leans. */
  passReason: z.nullable(z.string()),
  /** Stars, 1 to 5. */
  confidence: z.int(),
  /** Percent of the bankroll, 0 to 5. */
  units: z.number(),
  stakeCents: z.nullable(z.int()),
  /** The price down to which it is worth a stake; null where even that would have to carry more than 8 % edge. */
  worstDecimal: z.nullable(z.number()),
  worstText: z.nullable(z.string()),
  ageSeconds: z.int(),
  notes: z.array(z.string()),
  /** What its figures rest on. */
  evidenceIds: z.array(z.string()),
});
export type PricedBet = z.infer<typeof PricedBet>;
