import { type AnalystModel, ModelFault, type ModelRequest } from '../../../providers/llm/llm.port.ts';
import { soundReply } from '../test-sound-reply.ts';
import type { HistoryClock } from './test-history-clock.ts';
import type { ModelBehaviour } from './test-history-plan.ts';
import type { StepGate } from './test-step-gate.ts';

/** Longer than a lease, shorter than the deadline of a send. */
const SLOW_SECONDS = 24;

export type ModelWorld = { gate: StepGate; clock: HistoryClock };

/** A language model that does one thing; `onDeath` is called where it takes its server with it. */
export function historyModel(
  { gate, clock }: ModelWorld,
  behaviour: Exclude<ModelBehaviour, 'none'>,
  onDeath: () => void,
): AnalystModel {
  const reply = (request: ModelRequest, text = soundReply(JSON.stringify({ messages: request.messages }))) => {
    if (request.signal.aborted) throw new ModelFault('aborted');
    request.onText(text);
    return { text, calls: [], finish: 'stop' as const, usage: { inputTokens: 1200, outputTokens: 340 } };
  };
  const late = async (request: ModelRequest) => {
    const aborted = new Promise<void>((resolve) => request.signal.addEventListener('abort', () => resolve()));
    await Promise.race([clock.until(SLOW_SECONDS), aborted]);
    return reply(request);
  };
  const behaviours: Record<typeof behaviour, (request: ModelRequest) => Promise<ReturnType<typeof reply>>> = {
    well: async (request) => reply(request),
    refuses: async () => {
      throw new ModelFault('refused', { status: 401 });
    },
    breaks_off: async (request) => {
      reply(request, '{"pick":"p1","field":"why","sentence":"The pri');
      throw new ModelFault('broken_off');
    },
    slow: late,
    frozen: late,
    dies: () => {
      onDeath();
      return new Promise(() => {});
    },
  };
  return {
    name: 'history-model',
    call: async (request) => {
      await gate.pause('model');
      return behaviours[behaviour](request);
    },
  };
}
