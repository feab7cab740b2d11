import { type Asking, askInLines, type WritingState } from './ask-in-lines.ts';
import type { OfferingDeps } from './call-offering.ts';
import type { CallEnd } from './metered-call.ts';
import { createModelProse, type ModelProse, type WritablePick } from './model-prose.ts';
import { failed, isFinal, type StepEnd, stepEndOf, WRITTEN } from './step-end.ts';
import { WRITE_PROMPT } from './write-prompt-v3.ts';
import type { ModelWords, WritingJob } from './writing-job.ts';
import { INPUT_TOKENS, REPLY_TOKENS, type WritingStep, writingSteps } from './writing-steps.ts';

/** With how many requests of a writing tools are offered. */
const OFFERS = { regular: 1, pro: 2 } as const;

/**
 * Has the model write about what is final. Each step is one call; where picks were left without a word, one more call asks
 * for just those. What is then still missing the built-in analyst says. What it looks up beside is delivered, and written about as
 * far as the turn's prompt reaches.
 */
export async function writeWithModel(deps: OfferingDeps, job: WritingJob): Promise<ModelWords> {
  const steps = job.picks ? writingSteps(job.picks.draft, job.picks.builtIn, job.mode) : [];
  const prompts = [WRITE_PROMPT.text, ...steps.map(({ prompt }) => prompt.text)];
  const prose = createModelProse({ picks: steps.flatMap(({ picks }) => picks), prompts }, job.onDelta);
  prose.add(job.blocks);
  const state: WritingState = { prose, pending: [...job.blocks], offers: OFFERS[job.mode] };
  for (const step of steps) {
    const result = await runStep(deps, job, step, state);
    if (result.end !== 'written') return { ...result, texts: prose.texts };
  }
  const told = await tellBlocks(deps, job, state);
  // Of an answer with picks all blocks were looked up beside.
  const end = job.picks ? (told.end === 'aborted' ? told : WRITTEN) : told;
  return { ...end, texts: prose.texts };
}

/** Until nothing new was looked up, or the prompt of the turn is used up. */
async function tellBlocks(deps: OfferingDeps, job: WritingJob, state: WritingState): Promise<StepEnd> {
  const { mode } = job;
  for (let round = 0; state.pending.length > 0; round += 1) {
    const blocks = state.pending.splice(0);
    const asking: Asking = {
      prompt: WRITE_PROMPT,
      picks: [],
      blocks,
      inputTokens: mode === 'pro' ? INPUT_TOKENS.rest : INPUT_TOKENS.regular,
      replyTokens: REPLY_TOKENS[mode],
      onProgress: () => {},
    };
    const call = await askInLines(deps, job, asking, state);
    if (call === null) return WRITTEN;
    const stop = stepEndOf(call, job.signal);
    if (stop) return stop;
    // Words about what was looked up beside are a gift.
    if (!call.ok) return round === 0 ? failed(call) : WRITTEN;
  }
  return WRITTEN;
}

async function runStep(deps: OfferingDeps, job: WritingJob, step: WritingStep, state: WritingState): Promise<StepEnd> {
  const { prose } = state;
  const first = await ask(deps, job, step, state);
  if (first === null) return WRITTEN;
  const stop = stepEndOf(first, job.signal);
  if (stop) return stop;
  let open = wordless(step.picks, prose);
  if (open.length === 0) return WRITTEN;
  if (!first.ok && (!first.hadText || isFinal(first))) return failed(first);
  const repairable = open.map((pick) => ({ ...pick, wanted: prose.missing(pick) }));
  const second = await ask(deps, job, { ...step, picks: repairable }, state);
  // A model that only looked something up has not failed at writing.
  if (second === null && first.ok && first.reply.calls.length > 0) return WRITTEN;
  const stopped = second && stepEndOf(second, job.signal);
  if (stopped) return stopped;
  open = wordless(step.picks, prose);
  if (second && !second.ok && open.length > 0) return failed(second);
  // One sentence too many with a bare figure in it is no failure; a reply of which nothing can be used is.
  return open.length * 2 > step.picks.length ? { end: 'failed', failure: 'no usable sentences' } : WRITTEN;
}

/** The picks without an argument of the model's. */
const wordless = (picks: readonly WritablePick[], prose: ModelProse): WritablePick[] =>
  picks.filter((pick) => !prose.texts.has(pick.pathOf('why')));

function ask(deps: OfferingDeps, job: WritingJob, step: WritingStep, state: WritingState): Promise<CallEnd | null> {
  let told = -1;
  const onProgress = () => {
    const done = step.picks.length - wordless(step.picks, state.prose).length;
    if (step.isDeepDive && done !== told) job.onStage('deep_dive', done, step.picks.length);
    told = done;
  };
  onProgress();
  return askInLines(deps, job, { ...step, blocks: [], onProgress }, state);
}
