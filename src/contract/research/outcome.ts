import * as z from 'zod/mini';

/** Why a tool has no answer. What is missing is named beside it, and nothing else is answered in its place. */
export const Reason = z.enum([
  'invalid_input',
  'needs_input',
  'no_odds_yet',
  'no_such_game',
  'no_such_player',
  'begun',
  'market_not_stored',
  'line_not_stored',
  'book_not_stored',
  'price_cannot_be_right',
  'too_uncertain',
  'nothing_fits',
  'no_single_book',
  'ambiguous',
  'not_recorded',
  'not_available',
  'needs_account',
  'needs_tokens',
  'excluded',
]);
export type Reason = z.infer<typeof Reason>;

/** Stored prices and facts that a figure rests on; another line, book or moment has another id. */
export const Evidence = z.object({
  id: z.string(),
  text: z.string(),
  sourceName: z.string(),
  sourceUrl: z.optional(z.string()),
  observedAt: z.iso.datetime(),
});
export type Evidence = z.infer<typeof Evidence>;

/** What could be asked instead, in words that can be sent as they are. */
export const Choice = z.object({ label: z.string(), tool: z.string(), input: z.record(z.string(), z.unknown()) });
export type Choice = z.infer<typeof Choice>;

export const Refusal = z.object({
  ok: z.literal(false),
  reason: Reason,
  /** In plain words: what is missing, by its name. */
  message: z.string(),
  /** What was named and could not be had, word by word. */
  named: z.array(z.string()),
  choices: z.array(Choice),
});
export type Refusal = z.infer<typeof Refusal>;
