import * as z from 'zod/mini';
import { Figure } from './quantities.ts';

/** The inputs as they were read, the figures (the one that was asked for first), and the way there in words. */
export const CalculateResult = z.object({
  kind: z.string(),
  title: z.string(),
  answer: z.string(),
  inputs: z.array(Figure),
  figures: z.array(Figure),
  formula: z.string(),
  notes: z.array(z.string()),
  /** The sum as it was asked for. */
  asked: z.optional(z.record(z.string(), z.unknown())),
});
export type CalculateResult = z.infer<typeof CalculateResult>;
