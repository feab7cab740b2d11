import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isUnauthorized } from '../../lib/api-error.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { isLeaving } from '../../lib/leaving.ts';
import { isGamePath } from '../../lib/site-path.ts';
import { watchFailures } from './watch-failures.ts';

/** Where a page of one's own sends whoever is not signed in. The chat is not here: it says so first. */
const SIGN_IN_FROM: Readonly<Record<string, string>> = {
  '/dashboard': '/api/login',
  '/odds': '/api/login',
  '/profile': '/signin',
  '/payment-setup': '/signin',
};

/** A session that ended elsewhere shows itself at the next call, long after the authentication check. */
export function useEndedSession(path: string, navigate: Navigate): void {
  const queryClient = useQueryClient();
  const leave = useEffectEvent((error: unknown) => {
    const signInPath = SIGN_IN_FROM[isGamePath(path) ? '/odds' : path];
    if (signInPath && isUnauthorized(error) && !isLeaving()) navigate(signInPath);
  });
  useEffect(() => watchFailures(queryClient, { onRead: leave, onChange: leave }), [queryClient]);
}
