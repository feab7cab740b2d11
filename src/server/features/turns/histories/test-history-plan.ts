import fc from 'fast-check';
import type { AnalysisMode } from '#contract/analysis.ts';

/**
 * What the language model does to a send. `slow` takes longer than a lease and keeps it; `frozen` belongs to a process that was
 * put to sleep and wakes after its lease; `dies` takes its server with it.
 */
export const MODELS = ['none', 'well', 'refuses', 'breaks_off', 'slow', 'frozen', 'dies'] as const;
export type ModelBehaviour = (typeof MODELS)[number];

export type Step =
  | { do: 'send'; user: number; server: number; mode: AnalysisMode; key: number | null; model: ModelBehaviour }
  | { do: 'stop'; user: number; server: number }
  | { do: 'sweep' }
  | { do: 'expire' }
  | { do: 'pack'; user: number; payment: number; tokens: number }
  | { do: 'month'; user: number; period: number; tokens: number }
  | { do: 'refund'; user: number; payment: number; tokens: number }
  | { do: 'set_balance'; user: number; tokens: number }
  | { do: 'delete_user'; user: number }
  | { do: 'wait'; seconds: number };

/** Two accounts, the second maybe unlimited, and what is begun at once on their behalf, on two servers. */
export type HistoryPlan = { signup: [number, number]; secondIsUnlimited: boolean; steps: Step[] };

const user = fc.constantFrom(0, 0, 0, 1);
const server = fc.nat(1);
const mode = fc.constantFrom<AnalysisMode>('regular', 'regular', 'pro');
const key = fc.constantFrom(null, null, 0, 1);

const send = fc.record({
  do: fc.constant('send' as const),
  user,
  server,
  mode,
  key,
  model: fc.constantFrom(...MODELS),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: send },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('stop' as const), user, server }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'sweep' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'expire' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('pack' as const, 'refund' as const),
      user,
      payment: fc.nat(1),
      tokens: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('month' as const), user, period: fc.nat(1), tokens: fc.constant(6) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('set_balance' as const), user, tokens: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete_user' as const), user: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 6, 21) }) },
);

export const historyPlan: fc.Arbitrary<HistoryPlan> = fc.record({
  signup: fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })),
  secondIsUnlimited: fc.boolean(),
  steps: fc.array(step, { minLength: 2, maxLength: 7 }),
});
