import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** What a browser says of a page that tried what its Content-Security-Policy refuses, in the form of `report-uri`. */
const CspReport = z.object({
  'csp-report': z.object({
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});
export type CspReport = z.infer<typeof CspReport>;

export const sendCspReport = {
  method: 'POST',
  path: '/api/csp-reports',
  body: CspReport,
  response: { 200: z.object({ message: z.string() }), 400: ErrorBody, 429: ErrorBody },
} as const;
