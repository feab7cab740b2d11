import * as z from 'zod/mini';
import { OddsKind } from './analysis.ts';
import { ErrorBody } from './errors.ts';

/** What the chat's badge shows: `LIVE` only when odds are live and fresh, `DELAYED` when live and older, else `DEMO`. */
export const SlateStatus = z.object({
  odds: OddsKind,
  /** The newest stored price, null while none is stored. */
  asOf: z.nullable(z.iso.datetime()),
  ageSeconds: z.nullable(z.int()),
  badge: z.enum(['LIVE', 'DELAYED', 'DEMO', 'WAITING']),
  events: z.int(),
  books: z.int(),
});
export type SlateStatus = z.infer<typeof SlateStatus>;

export const slateStatus = {
  method: 'GET',
  path: '/api/slate/status',
  response: { 200: SlateStatus, 401: ErrorBody },
} as const;
