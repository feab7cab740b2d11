import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** What browsers say of a page that tried what its Content-Security-Policy refuses, in the form of either standard. */

const REPORTS_MAX = 50;

/** Of `report-uri`. */
const OldReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});

/** Of `report-to`, which sends what it gathered. */
const NewReport = z.object({
  type: z.string(),
  body: z.optional(
    z.object({ effectiveDirective: z.optional(z.string()), blockedURL: z.optional(z.nullable(z.string())) }),
  ),
});

export const CspReports = z.union(
  [OldReport, z.array(NewReport).check(z.maxLength(REPORTS_MAX, `at most ${REPORTS_MAX} reports at once`))],
  'a report must be in the form of report-uri or report-to',
);
export type CspReports = z.infer<typeof CspReports>;

export const sendCspReports = {
  method: 'POST',
  path: '/api/csp-reports',
  body: CspReports,
  response: { 200: z.object({ message: z.string() }), 400: ErrorBody, 429: ErrorBody },
} as const;
