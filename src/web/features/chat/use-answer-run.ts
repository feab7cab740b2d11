import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { BalanceNotice } from '#contract/tokens.ts';
import { AnswerFollower } from './answer-follower.ts';
import { IDLE, reduceRun } from './answer-run.ts';

type Options = {
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
export function useAnswerRun({ sessionId, onSession, onFailed, onNotice }: Options) {
  const queryClient = useQueryClient();
  const [state, dispatch] = useReducer(reduceRun, IDLE);
  // An answer outlives the render that asked for it: it reports to the callbacks of the latest one.
  const latest = useRef({ onSession, onFailed, onNotice });
  useEffect(() => {
    latest.current = { onSession, onFailed, onNotice };
  });
  const [follower] = useState(
    () =>
      new AnswerFollower({
        queryClient,
        dispatch,
        onSession: (created) => latest.current.onSession(created),
        onFailed: (error) => latest.current.onFailed(error),
        onNotice: (notice) => latest.current.onNotice(notice),
      }),
  );

  useEffect(() => follower.show(sessionId), [follower, sessionId]);
  useEffect(() => () => follower.leave(), [follower]);

  return {
    state,
    send: follower.send.bind(follower),
    stop: () => void follower.stop(),
    dismiss: () => dispatch({ type: 'left' }),
  };
}
