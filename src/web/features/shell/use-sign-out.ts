import { signOut } from '#contract/auth.ts';
import { write } from '../../lib/api.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';

/** Ends the session, then loads the start page in full, so that nothing of the user's stays in memory. */
export function useSignOut(navigate: Navigate) {
  return useSingleMutation({
    mutationFn: () => write(signOut, undefined),
    onSuccess: () => navigate('/'),
    onError: (error) => globalThis.reportError?.(error),
  });
}
