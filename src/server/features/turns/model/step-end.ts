import type { BudgetFault, CallEnd } from './metered-call.ts';
import type { ModelWords } from './writing-job.ts';

/** How one thing that the model was asked to write came out. */
export type StepEnd = Pick<ModelWords, 'end' | 'failure'>;

export const WRITTEN: StepEnd = { end: 'written', failure: null };

/** Null: it goes on. */
export function stepEndOf(call: CallEnd, signal: AbortSignal): StepEnd | null {
  if (!call.ok && typeof call.fault === 'string') return { end: call.fault, failure: BUDGET_WORDS[call.fault] };
  return signal.aborted ? { end: 'aborted', failure: String(signal.reason) } : null;
}

const BUDGET_WORDS: Readonly<Record<BudgetFault, string>> = {
  over_budget: 'daily budget',
  over_account_budget: 'daily budget of the account',
};

export const failed = (call: CallEnd & { ok: false }): StepEnd => ({
  end: 'failed',
  failure: typeof call.fault === 'string' ? call.fault : call.fault.message,
});

/** A model that declined a question declines it again. */
export const isFinal = ({ fault }: CallEnd & { ok: false }): boolean =>
  typeof fault !== 'string' && fault.kind === 'declined';
