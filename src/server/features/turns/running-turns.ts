import type { Recommendation } from '#contract/chat.ts';
import type { StreamEvent } from '#contract/stream.ts';
import type { RunningAnswers } from '../conversations/conversation-deps.ts';
import { getSession } from '../conversations/conversations.service.ts';
import { findOpenTurn, flagStop } from './checkpoint.repo.ts';
import { followElsewhere } from './follow-elsewhere.ts';
import type { OnTrouble } from './live-turns.ts';
import * as recommendations from './recommendations.repo.ts';
import type { Sender, TurnDeps } from './turn-deps.ts';

const RECENT_RECOMMENDATIONS = 5;

export async function listRecommendations(deps: TurnDeps, user: Sender): Promise<Recommendation[]> {
  const rows = await recommendations.listRecommendations(deps.db, user.id, RECENT_RECOMMENDATIONS);
  return rows.map(({ id, content, mode, createdAt }) => ({ id, content, mode, createdAt: createdAt.toISOString() }));
}

/** Here or at another process, which hears of it within a second. */
export async function stopAnswer(
  deps: TurnDeps,
  user: Sender,
  sessionId: string,
  turnId?: string,
): Promise<{ stopped: boolean }> {
  await getSession(deps, user, sessionId);
  const here = deps.live.stop(sessionId, turnId);
  return { stopped: here || (await flagStop(deps.db, sessionId, turnId)) };
}

/** A running answer that can be listened to from its start; `follow` answers with the way to stop. */
export type Followable = { follow: (listener: (event: StreamEvent) => void, onTrouble: OnTrouble) => () => void };

export async function findRunningTurn(
  deps: TurnDeps,
  user: Sender,
  sessionId: string,
  turnId?: string,
): Promise<Followable | undefined> {
  await getSession(deps, user, sessionId);
  const here = deps.live.find(sessionId, turnId);
  if (here) return here;
  const open = await findOpenTurn(deps.db, sessionId, turnId);
  if (!open) return undefined;
  const followed = { turnId: open.id, questionId: open.questionMessageId, sessionId, user };
  return { follow: (listener, onTrouble) => followElsewhere(deps, followed, listener, onTrouble) };
}

/** How a chat that is deleted ends the answers that are being written in it. */
export const runningAnswers = ({ db, live, limits }: Pick<TurnDeps, 'db' | 'live' | 'limits'>): RunningAnswers => ({
  stopHere: async (sessionId) => {
    if (live.stop(sessionId)) await live.whenOver(sessionId);
  },
  stopElsewhere: (sessionId) => flagStop(db, sessionId),
  heardWithinMs: limits.checkpointMs / 2,
});
