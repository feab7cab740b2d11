import * as z from 'zod/mini';

export const Verdict = z.enum(['bet', 'lean', 'pass']);
export type Verdict = z.infer<typeof Verdict>;
