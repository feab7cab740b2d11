import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SlateStatus } from '#contract/slate.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** What a board was read from is newer than what was known of the slate before. */
export function useSlateStatus(status: SlateStatus | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (status) queryClient.setQueryData(queryKeys.slateStatus, status);
  }, [queryClient, status]);
}
