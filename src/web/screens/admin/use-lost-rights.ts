import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchFailures } from '../../features/shell/watch-failures.ts';
import { ApiError } from '../../lib/api-error.ts';

/** What a call was refused for: the right itself, or a second factor that the right asks for. */
export type Lost = 'right' | 'factor' | null;

export function lostBy(error: unknown): Lost {
  if (!(error instanceof ApiError)) return null;
  return error.body?.code === 'second_factor_required' ? 'factor' : 'right';
}

/**
 * Whether a call since the page was opened said that its user may see it no more: the session ended, or a reading was
 * forbidden. A forbidden change is none of that, such as the deletion of a protected user.
 */
export function useLostRights(): Lost {
  const queryClient = useQueryClient();
  const [lost, setLost] = useState<Lost>(null);
  useEffect(() => {
    const note = (error: unknown, statuses: readonly number[]) => {
      if (error instanceof ApiError && statuses.includes(error.status)) setLost(lostBy(error));
    };
    return watchFailures(queryClient, {
      onRead: (error) => note(error, [401, 403]),
      onChange: (error) => note(error, [401]),
    });
  }, [queryClient]);
  return lost;
}
