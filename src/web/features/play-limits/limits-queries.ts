import { queryOptions } from '@tanstack/react-query';
import { getPlayLimits } from '#contract/play-limits.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Looked at anew whenever it is shown: what is used grows with every answer. */
export const playLimitsQuery = queryOptions({
  queryKey: queryKeys.playLimits,
  queryFn: () => read(getPlayLimits),
  refetchOnMount: 'always',
});
