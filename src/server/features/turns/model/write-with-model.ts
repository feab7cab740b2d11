import type { AnalysisContent, AnalysisMode } from '#contract/analysis.ts';
import type { Delta, Draft, OnStage } from '#research/words/compose-answer.ts';
import type { ModelRequest } from '../../../providers/llm/llm.port.ts';
import { callWithRetry, type RetryDeps } from './call-with-retry.ts';
import { estimateTokens } from './estimate-tokens.ts';
import type { BudgetFault, CallEnd } from './metered-call.ts';
import { createModelProse, type ModelProse, type WritablePick } from './model-prose.ts';
import { promptInput } from './prompt-input.ts';
import { createSentenceReader } from './sentence-reader.ts';
import { type WritingStep, writingSteps } from './writing-steps.ts';

export type WritingJob = {
  analysisId: string;
  walletId: string;
  question: string;
  draft: Draft;
  /** The built-in analyst's answer to the same: it says which fields there are, and fills what stays empty. */
  builtIn: AnalysisContent;
  mode: AnalysisMode;
  /** Ends the writing: the deadline passed, or the reader asked to stop. */
  signal: AbortSignal;
  onDelta: (delta: Delta) => void;
  onStage: OnStage;
};

export type ModelWords = {
  /** `failed` after every try; over a budget where no money was left for a call; `aborted` by the signal. */
  end: 'written' | 'failed' | BudgetFault | 'aborted';
  /** What went wrong, for the operator. */
  failure: string | null;
  /** The model's text by path. */
  texts: ReadonlyMap<string, string>;
};

/**
 * Has the model write about picks that are final. Each step is one call; where picks were left without a word, one more call asks
 * for just those. What is then still missing the built-in analyst says.
 */
export async function writeWithModel(deps: RetryDeps, job: WritingJob): Promise<ModelWords> {
  const steps = writingSteps(job.draft, job.builtIn, job.mode);
  const prose = createModelProse(
    { picks: steps.flatMap(({ picks }) => picks), prompts: steps.map(({ prompt }) => prompt.text) },
    job.onDelta,
  );
  for (const step of steps) {
    const result = await runStep(deps, job, step, prose);
    if (result.end !== 'written') return { ...result, texts: prose.texts };
  }
  return { end: 'written', failure: null, texts: prose.texts };
}

type StepEnd = Pick<ModelWords, 'end' | 'failure'>;

async function runStep(deps: RetryDeps, job: WritingJob, step: WritingStep, prose: ModelProse): Promise<StepEnd> {
  const first = await ask(deps, job, step, prose);
  const stop = endOf(first, job.signal);
  if (stop) return stop;
  let open = wordless(step.picks, prose);
  if (open.length === 0) return WRITTEN;
  if (!first.ok && (!first.hadText || isFinal(first))) return failed(first);
  const repairable = open.map((pick) => ({ ...pick, wanted: prose.missing(pick) }));
  const second = await ask(deps, job, { ...step, picks: repairable }, prose);
  const stopped = endOf(second, job.signal);
  if (stopped) return stopped;
  open = wordless(step.picks, prose);
  if (!second.ok && open.length > 0) return failed(second);
  // One sentence too many with a bare figure in it is no failure; a reply of which nothing can be used is.
  return open.length * 2 > step.picks.length ? { end: 'failed', failure: 'no usable sentences' } : WRITTEN;
}

const WRITTEN: StepEnd = { end: 'written', failure: null };

function endOf(call: CallEnd, signal: AbortSignal): StepEnd | null {
  if (!call.ok && typeof call.fault === 'string') return { end: call.fault, failure: BUDGET_WORDS[call.fault] };
  return signal.aborted ? { end: 'aborted', failure: String(signal.reason) } : null;
}

const BUDGET_WORDS: Readonly<Record<BudgetFault, string>> = {
  over_budget: 'daily budget',
  over_account_budget: 'daily budget of the account',
};

const failed = (call: CallEnd & { ok: false }): StepEnd => ({
  end: 'failed',
  failure: typeof call.fault === 'string' ? call.fault : call.fault.message,
});

/** A model that declined a question declines it again. */
const isFinal = ({ fault }: CallEnd & { ok: false }): boolean => typeof fault !== 'string' && fault.kind === 'declined';

/** The picks without an argument of the model's. */
const wordless = (picks: readonly WritablePick[], prose: ModelProse): WritablePick[] =>
  picks.filter((pick) => !prose.texts.has(pick.pathOf('why')));

function ask(deps: RetryDeps, job: WritingJob, step: WritingStep, prose: ModelProse): Promise<CallEnd> {
  const reader = createSentenceReader();
  let told = -1;
  const tellProgress = () => {
    const done = step.picks.length - wordless(step.picks, prose).length;
    if (step.isDeepDive && done !== told) job.onStage('deep_dive', done, step.picks.length);
    told = done;
  };
  tellProgress();
  const room = step.inputTokens - estimateTokens(step.prompt.text);
  const content = promptInput({ picks: step.picks, question: job.question, atMostTokens: room });
  const request: ModelRequest = {
    system: step.prompt.text,
    messages: [{ role: 'user', content }],
    maxOutputTokens: step.replyTokens,
    signal: job.signal,
    onText: (text) => {
      // What arrives after the end was decided would be sent, and not saved.
      if (job.signal.aborted) return;
      for (const line of reader.read(text)) prose.accept(line);
      tellProgress();
    },
  };
  const { analysisId, walletId } = job;
  const about = { analysisId, walletId, purpose: 'write' as const, promptVersion: step.prompt.version };
  return callWithRetry(deps, about, request, () => {
    const malformed = reader.malformed;
    return { ...prose.takeDropped(), ...(malformed > 0 && { malformed }) };
  });
}
