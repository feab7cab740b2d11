import { AnswerContent } from '#contract/answer-content.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { findMessage } from '../conversations/conversations.service.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { type AnswerView, eventsBetween, viewOfContent } from './answer-view.ts';
import { findProgress, type TurnProgress } from './checkpoint.repo.ts';
import type { OnTrouble } from './live-turns.ts';
import { rememberedIn } from './remembered.ts';
import type { Sender, TurnDeps } from './turn-deps.ts';

type FollowDeps = Pick<TurnDeps, 'db' | 'now' | 'schedule' | 'limits'>;
type Followed = { turnId: string; questionId: string | null; sessionId: string; user: Sender };

/**
 * Follows a turn that another process works on, from its checkpoints: what it is called and what was shown so far at
 * once, then what is new, then its end. Returns the way to stop.
 */
export function followElsewhere(
  deps: FollowDeps,
  turn: Followed,
  listener: (event: StreamEvent) => void,
  onTrouble: OnTrouble,
): () => void {
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
    look().catch((error: unknown) => {
      onTrouble(error);
      tell([LOST]);
    });
  };
  tell(acceptedEvents(turn));
  again();
  return () => {
    left = true;
    cancel();
  };
}

/** None for a turn that an older version began. */
export const acceptedEvents = ({ sessionId, questionId, turnId }: Omit<Followed, 'user'>): StreamEvent[] =>
  questionId === null ? [] : [{ event: 'accepted', data: { sessionId, questionId, turnId } }];

const LOST: StreamEvent = {
  event: 'error',
  data: { status: 503, message: 'The answer cannot be followed at the moment. Please load this chat again.' },
};

async function lastEvents(
  deps: FollowDeps,
  { sessionId, user }: Followed,
  progress: TurnProgress | undefined,
  shown: AnswerView | null,
): Promise<StreamEvent[]> {
  const { db, now } = deps;
  if (progress?.state === 'stopped')
    return [{ event: 'error', data: { status: 409, message: 'Stopped before the first pick. Nothing was charged.' } }];
  const message = progress?.answerMessageId ? await findMessage(db, progress.answerMessageId) : undefined;
  if (!message)
    return [{ event: 'error', data: { status: 503, message: 'No answer could be made. Nothing was charged.' } }];
  const tokensRemaining = await balanceOf(db, user.walletId, now());
  const remembered = await rememberedIn(deps, user, sessionId);
  const done: StreamEvent = { event: 'done', data: { sessionId, message, tokensRemaining, ...remembered } };
  return [...restOf(message.content, shown), done];
}

/** What a reader has not seen of the saved answer. Of plain text there is nothing to stream. */
function restOf(content: string, shown: AnswerView | null): StreamEvent[] {
  try {
    return eventsBetween(shown, viewOfContent(AnswerContent.parse(JSON.parse(content))));
  } catch {
    return [];
  }
}
