import { type CallFault, isFault } from '#research/agent/call-fault.ts';
import type { TriedCall } from '#research/agent/dialogue-input.ts';
import type { AgentCall } from '#research/agent/read-agent-call.ts';
import type { Call } from '#research/language/calls/call.ts';
import type { Intent, Reading } from '#research/language/reading.ts';
import { DESK, type ReadCall } from '#research/tools/desk.ts';
import { type Finding, type FoundAnswer, findAnswer } from './find-answer.ts';
import { freshSlate } from './fresh-slate.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';

/** What calls of a model came to: answers as to calls of the rules; or why there is none. */
export type Chosen = { answers: readonly FoundAnswer[]; tried: readonly TriedCall[] };

export async function runChosen(
  deps: TurnDeps,
  turn: Turn,
  read: readonly (AgentCall | CallFault)[],
  how: Finding,
): Promise<Chosen> {
  const made = read.flatMap((one) => (isFault(one) || one.kind !== 'call' ? [] : [one.call]));
  const different = [...new Map(made.map((call) => [JSON.stringify(call), call])).values()];
  const calls = different.flatMap((call) => {
    const parsed = DESK[call.tool].read(call.input);
    return parsed.ok ? [{ ...call, read: parsed.call }] : [];
  });
  const search = read.flatMap((one) => (isFault(one) || one.kind !== 'picks' ? [] : [one.reading]))[0];
  const faults = read.flatMap((one) => (isFault(one) ? [{ call: one.detail, why: one.fault }] : []));
  const looked = calls.length > 0 ? await look(deps, turn, calls, how) : null;
  const picks = search
    ? await findAnswer(deps, { ...turn, reading: search }, { kind: 'picks', reading: search, refines: false }, how)
    : null;
  const answers = [looked, picks].flatMap((one) => (one && hasFound(one) ? [one] : []));
  const empty = different.map(({ tool }): TriedCall => ({ call: tool, why: 'nothing_found' }));
  return {
    answers,
    tried: [
      ...faults,
      ...empty,
      ...(search && answers.length === 0 ? [{ call: 'best_bets', why: 'nothing_found' as const }] : []),
    ],
  };
}

/** The calls as the rules would have made them, so that the chat goes on from them all the same. */
async function look(
  deps: TurnDeps,
  turn: Turn,
  calls: readonly (Call & { read: ReadCall })[],
  how: Finding,
): Promise<FoundAnswer> {
  const isJudged = calls.some(({ read }) => read.access === 'verdicts');
  const onWait = () => how.stages.waited('prices', 'Getting the latest prices...');
  const slate = isJudged ? await freshSlate(deps, turn, how.live, onWait) : await deps.slate.current();
  const plan = {
    kind: 'calls' as const,
    slate,
    calls: calls.map(({ read }) => read),
    inputs: calls.map(({ input }) => input),
    missing: [],
    explains: null,
    pointed: null,
  };
  return findAnswer(deps, { ...turn, reading: asReadBy(calls, turn.reading) }, plan, how);
}

const INTENTS: Partial<Record<Call['tool'], Intent>> = { price_bets: 'slip_check', build_parlay: 'parlay' };

function asReadBy([first]: readonly Call[], reading: Reading): Reading {
  const intent = (first && INTENTS[first.tool]) ?? 'one_game';
  return { ...reading, intent, topic: null, term: null, readBy: 'model' };
}

const hasFound = (answer: FoundAnswer): boolean =>
  answer.kind === 'picks' || (answer.kind === 'desk' && answer.answer.found.some(({ outcome }) => outcome.ok));
