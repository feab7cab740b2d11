import type { LiveTurn } from './live-turns.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import type { ModelWords, WritingJob } from './model/writing-job.ts';
import { startDeadline } from './model-deadline.ts';
import type { Turn } from './turn.ts';
import type { TurnDeps } from './turn-deps.ts';
import { keepTurn } from './turn-keeper.ts';
import type { OpenTurn } from './turn-store.ts';

export type Writing = Pick<WritingJob, 'picks' | 'blocks' | 'beside' | 'onStage'> & {
  turn: Turn;
  open: OpenTurn;
  live: LiveTurn;
};

/** Only a reader who stops the answer takes it as it is; a deadline or a closing server is the model's failure. */
export async function writeInTime(deps: TurnDeps & { analyst: ModelAnalyst }, writing: Writing): Promise<ModelWords> {
  const { turn, open, live, ...job } = writing;
  const { mode } = turn.input;
  const spentMs = deps.now().getTime() - turn.startedAt.getTime();
  const deadline = startDeadline(deps, live, deps.limits.modelMs[mode] - spentMs);
  const endKeeping = keepTurn(deps, turn.id, open, live);
  try {
    const words = await deps.analyst.write({
      ...job,
      analysisId: turn.id,
      walletId: turn.user.walletId,
      question: turn.input.message,
      spending: turn.spending,
      mode,
      signal: deadline.signal,
      onDelta: (data) => live.emit({ event: 'delta', data }),
    });
    return words.end === 'aborted' && deadline.cut !== 'stopped' ? { ...words, end: 'failed' } : words;
  } finally {
    deadline.clear();
    await endKeeping();
  }
}
