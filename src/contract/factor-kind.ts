import * as z from 'zod/mini';

/** What an account may ask for beside its password. Where it has any, its recovery codes do too. */
export const FactorKind = z.enum(['app', 'passkey']);
export type FactorKind = z.infer<typeof FactorKind>;
