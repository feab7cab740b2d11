import { type ContextType, useEffect, useMemo, useRef } from 'react';
import type { AskContext } from './ask-context.ts';

/** The same value for every drawing while it is as busy as before, so that saved answers are not drawn anew for each letter that is typed. */
export function useAsk(send: (words: string) => void, isBusy: boolean): ContextType<typeof AskContext> {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  return useMemo(() => ({ send: (words: string) => latest.current(words), isBusy }), [isBusy]);
}
