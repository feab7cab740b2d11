import { AnalysisContent } from '#contract/analysis.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { type AnswerView, eventsBetween, viewOfContent } from './answer-view.ts';
import { findMessage } from './chat.repo.ts';
import type { ChatDeps, Sender } from './chat-deps.ts';
import { findProgress, type TurnProgress } from './checkpoint.repo.ts';
import { toMessage } from './to-message.ts';

type FollowDeps = Pick<ChatDeps, 'db' | 'now' | 'schedule' | 'limits'>;
type Followed = { turnId: string; sessionId: string; user: Sender };

/**
 * Follows a turn that another process works on, from its checkpoints: what was shown so far at once, then what is new,
 * then its end. Returns the way to stop.
 */
export function followElsewhere(deps: FollowDeps, turn: Followed, listener: (event: StreamEvent) => void): () => void {
  let shown: AnswerView | null = null;
  let left = false;
  let cancel = () => {};

  const tell = (events: readonly StreamEvent[]) => {
    for (const event of events) if (!left) listener(event);
  };
  const look = async () => {
    const progress = await findProgress(deps.db, turn.turnId);
    if (progress?.state !== 'reserved') return tell(await lastEvents(deps, turn, progress, shown));
    if (progress.view) tell(eventsBetween(shown, progress.view));
    shown = progress.view ?? shown;
    if (!left) cancel = deps.schedule(again, deps.limits.checkpointMs / 2);
  };
  const again = () => {
    look().catch(() => tell([LOST]));
  };
  again();
  return () => {
    left = true;
    cancel();
  };
}

const LOST: StreamEvent = {
  event: 'error',
  data: { status: 503, message: 'The answer cannot be followed at the moment. Please load this chat again.' },
};

async function lastEvents(
  { db, now }: FollowDeps,
  { sessionId, user }: Followed,
  progress: TurnProgress | undefined,
  shown: AnswerView | null,
): Promise<StreamEvent[]> {
  if (progress?.state === 'stopped')
    return [{ event: 'error', data: { status: 409, message: 'Stopped before the first pick. Nothing was charged.' } }];
  const row = progress?.answerMessageId ? await findMessage(db, progress.answerMessageId) : undefined;
  if (!row)
    return [{ event: 'error', data: { status: 503, message: 'No answer could be made. Nothing was charged.' } }];
  const tokensRemaining = await balanceOf(db, user.walletId, now());
  const done: StreamEvent = { event: 'done', data: { sessionId, message: toMessage(row), tokensRemaining } };
  return [...restOf(row.content, shown), done];
}

/** What a reader has not seen of the saved answer. Where it holds no picks there is nothing to stream. */
function restOf(content: string, shown: AnswerView | null): StreamEvent[] {
  try {
    return eventsBetween(shown, viewOfContent(AnalysisContent.parse(JSON.parse(content))));
  } catch {
    return [];
  }
}
