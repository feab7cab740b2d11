import * as z from 'zod/mini';
import type { Pick } from './analysis.ts';
import { OddsKind } from './odds-kind.ts';

/** What the server knows and a page needs before any call: set by the operator, not by the build. */
export const SiteInfo = z.object({
  helplineName: z.string(),
  helplinePhone: z.string(),
  supportEmail: z.string(),
});
export type SiteInfo = z.infer<typeof SiteInfo>;

/** What was measured of all picks, beside a claim. The win rate with its 95 % range; null below 100 graded picks. */
export const MeasuredRecord = z.object({
  kind: OddsKind,
  graded: z.int(),
  winRate: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
});
export type MeasuredRecord = z.infer<typeof MeasuredRecord>;

/** The JSON in the root element's `data-page`. */
export const PageData = z.object({
  path: z.string(),
  status: z.int(),
  site: SiteInfo,
  /** The landing page's pick card, priced by the engine. Its schema is that of every answer, which no visitor's page has to load. */
  example: z.unknown(),
  /** Of a calculator's page: its inputs and what came of them (`WorkedInputs`). Read by that page alone, so that no other loads its schema. */
  worked: z.optional(z.unknown()),
  /** Of the pages that name the specification's win rate. */
  record: z.optional(MeasuredRecord),
  /** Of the record's page: what its filters find (`SentRecord`), read by that page alone. */
  recorded: z.optional(z.unknown()),
  /** Of the best bets' page: how the lists ended so far (`BestBetResults`), read by that page alone. */
  bestBets: z.optional(z.unknown()),
  /** The operator's secret address was asked for, and by a user. The address itself stands in the browser alone. */
  isPortal: z.optional(z.boolean()),
});
export type PageData = Omit<z.infer<typeof PageData>, 'example'> & { example: Pick | null };
