import * as z from 'zod/mini';
import { Pick } from './analysis.ts';

/** What the server knows and a page needs before any call: set by the operator, not by the build. */
export const SiteInfo = z.object({
  helplineName: z.string(),
  helplinePhone: z.string(),
  supportEmail: z.string(),
});
export type SiteInfo = z.infer<typeof SiteInfo>;

/** The JSON in the root element's `data-page`. `example` is the landing page's pick card, priced by the engine. */
export const PageData = z.object({
  path: z.string(),
  status: z.int(),
  site: SiteInfo,
  example: z.nullable(Pick),
  /** Of a calculator's page: its inputs and what came of them (`WorkedInputs`). Read by that page alone, so that no other loads its schema. */
  worked: z.optional(z.unknown()),
  /** Of the best bets' page: how the lists ended so far (`BestBetResults`), read by that page alone. */
  bestBets: z.optional(z.unknown()),
  /** The operator's secret address was asked for, and by a user. The address itself stands in the browser alone. */
  isPortal: z.optional(z.boolean()),
});
export type PageData = z.infer<typeof PageData>;
