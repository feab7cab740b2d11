import { calculateCall } from '#contract/calculators/reply.ts';
import { write } from '../../../lib/api.ts';
import type { Asked } from './calculation-fields.ts';

/** The same sum with other inputs, by the server's own arithmetic: free, no turn, and nothing is saved. */
export const recalculate = (asked: Asked) => write(calculateCall, { calc: asked });
