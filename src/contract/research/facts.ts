import * as z from 'zod/mini';
import { PageLimit, PageOffset } from './games.ts';

/** `facts_about`: what is stored about a game, a team or a player beside prices. Free. */

export const FactKindName = z
  .enum(['injury', 'weather', 'form', 'head_to_head'])
  .check(z.describe('injury reports, the forecast, recent results, or the last meetings of both sides.'));
export type FactKindName = z.infer<typeof FactKindName>;

export const FactsAboutInput = z.strictObject({
  eventId: z.optional(z.string().check(z.maxLength(200), z.describe('A game, as find_games gives its id.'))),
  names: z.optional(
    z
      .array(z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(80, 'is too long')))
      .check(
        z.minLength(1, 'must name somebody'),
        z.maxLength(5, 'must be at most 5'),
        z.describe('Teams, fighters or players, as the bettor names them; with eventId, in that game alone.'),
      ),
  ),
  kinds: z.optional(
    z.array(FactKindName).check(z.minLength(1, 'must name a kind'), z.describe('Left out: all kinds.')),
  ),
  limit: PageLimit,
  offset: PageOffset,
});
export type FactsAboutInput = z.infer<typeof FactsAboutInput>;

export const FactRow = z.object({
  eventId: z.string(),
  game: z.string(),
  league: z.string(),
  kind: FactKindName,
  /** The side it is about; null for the game. */
  team: z.nullable(z.string()),
  player: z.nullable(z.string()),
  text: z.string(),
  sourceName: z.string(),
  sourceUrl: z.nullable(z.string()),
  observedAt: z.iso.datetime(),
  ageSeconds: z.int(),
  ageText: z.string(),
  /** What it does to a price here, and what it may do to one. */
  effect: z.string(),
  evidenceId: z.string(),
});
export type FactRow = z.infer<typeof FactRow>;

export const MissingFacts = z.object({ eventId: z.string(), league: z.string(), kind: FactKindName, text: z.string() });
export type MissingFacts = z.infer<typeof MissingFacts>;

export const FactsAboutResult = z.object({
  answer: z.string(),
  facts: z.array(FactRow),
  /** Which kinds are not stored, for which game and league. */
  notStored: z.array(MissingFacts),
  /** Named, and on no coming game. */
  unmatched: z.array(z.string()),
  total: z.int(),
  offset: z.int(),
});
export type FactsAboutResult = z.infer<typeof FactsAboutResult>;
