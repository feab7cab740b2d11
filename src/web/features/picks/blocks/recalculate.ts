import * as z from 'zod/mini';
import { CalculateResult } from '#contract/research/calculate.ts';
import { deskPath } from '#contract/research/desk.ts';
import { write } from '../../../lib/api.ts';
import type { Asked } from './calculation-fields.ts';

const Reply = z.union([
  z.object({ ok: z.literal(true), data: CalculateResult, assumed: z.array(z.string()) }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);

const route = { method: 'POST', path: deskPath('calculate'), body: z.unknown(), response: { 200: Reply } } as const;

/** The same sum with other inputs, by the server's own arithmetic: free, no turn, and nothing is saved. */
export const recalculate = (asked: Asked) => write(route, { calc: asked });
