import * as z from 'zod/mini';

/** Whether prices are those of books, or of the demo slate. */
export const OddsKind = z.enum(['live', 'demo']);
export type OddsKind = z.infer<typeof OddsKind>;
