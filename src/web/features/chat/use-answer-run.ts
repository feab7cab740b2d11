import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { BalanceNotice } from '#contract/tokens.ts';
import { AnswerFollower } from './answer-follower.ts';
import { IDLE, type RunAction, reduceRun, type Send } from './answer-run.ts';
import { byFrame } from './by-frame.ts';
import { forgetUnsent, isKept, keepUnsent, readUnsent } from './unsent-question.ts';

type Options = {
  /** Whose questions they are; undefined until that is known. */
  userId: string | undefined;
  /** The session on the screen; undefined while none is chosen. */
  sessionId: string | undefined;
  onSession: (sessionId: string) => void;
  onFailed: (error: unknown) => void;
  /** The answer brought the balance to where its user is told. */
  onNotice: (notice: BalanceNotice) => void;
};

/**
 * Sends a message and follows its answer; picks up a running answer when its session comes on the screen, also after
 * a reload. Leaving a session only stops the following.
 */
export function useAnswerRun({ userId, sessionId, onSession, onFailed, onNotice }: Options) {
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(reduceRun, IDLE);
  // An answer outlives the render that asked for it: it reports to the callbacks of the latest one.
  const latest = useRef({ userId, onSession, onFailed, onNotice });
  useEffect(() => {
    latest.current = { userId, onSession, onFailed, onNotice };
  });
  const [follower] = useState(
    () =>
      new AnswerFollower({
        queryClient,
        dispatch: byFrame(dispatch, isWords, requestAnimationFrame),
        onSession: (created) => latest.current.onSession(created),
        onFailed: (error, unsent, within) => {
          keepUnsent(latest.current.userId, within, unsent);
          latest.current.onFailed(error);
        },
        onDoubt: (unsent, within) => keepUnsent(latest.current.userId, within, unsent),
        isKept: (key) => isKept(latest.current.userId, key),
        onReached: (key) => forgetUnsent(latest.current.userId, key),
        onNotice: (notice) => latest.current.onNotice(notice),
      }),
  );

  useEffect(() => follower.show(sessionId), [follower, sessionId]);
  useEffect(() => {
    const unsent = readUnsent(userId, sessionId);
    if (unsent) dispatch({ type: 'restored', ...unsent });
  }, [userId, sessionId]);
  useEffect(() => () => follower.leave(), [follower]);

  const failed = state.status === 'failed' ? state.send : undefined;
  const forgetFailed = () => failed && forgetUnsent(userId, failed.key);
  return {
    state,
    /** A new question takes the place of a failed one. */
    send: (send: Send) => {
      if (send.key !== failed?.key) forgetFailed();
      follower.send(send);
    },
    /** The same send with the same key: if it did arrive, its answer comes back and nothing is charged twice. */
    retry: () => failed && follower.send(failed),
    stop: () => void follower.stop(),
    discard: () => {
      forgetFailed();
      dispatch({ type: 'left' });
    },
  };
}

const isWords = (action: RunAction): boolean => action.type === 'progress' && action.progress.event === 'delta';
