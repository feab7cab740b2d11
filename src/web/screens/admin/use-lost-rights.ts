import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { watchFailures } from '../../features/shell/watch-failures.ts';
import { ApiError } from '../../lib/api-error.ts';

/**
 * Whether a call since the page was opened said that its user may see it no more: the session ended, or a reading was
 * forbidden. A forbidden change is none of that, such as the deletion of a protected user.
 */
export function useLostRights(): boolean {
  const queryClient = useQueryClient();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const note = (error: unknown, statuses: readonly number[]) => {
      if (error instanceof ApiError && statuses.includes(error.status)) setLost(true);
    };
    return watchFailures(queryClient, {
      onRead: (error) => note(error, [401, 403]),
      onChange: (error) => note(error, [401]),
    });
  }, [queryClient]);
  return isLost;
}
