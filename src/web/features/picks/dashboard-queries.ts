import { queryOptions } from '@tanstack/react-query';
import { bestBets } from '#contract/best-bets.ts';
import { recentRecommendations } from '#contract/chat.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

const ASK_AGAIN_MS = 2_000;

/** Both are looked at anew whenever the dashboard opens: answers come and prices move. */
export const recentPicksQuery = queryOptions({
  queryKey: queryKeys.recentRecommendations,
  queryFn: () => read(recentRecommendations),
  refetchOnMount: 'always',
});

export const bestBetsQuery = queryOptions({
  queryKey: queryKeys.bestBets,
  queryFn: () => read(bestBets),
  refetchOnMount: 'always',
  // Of a server that has just begun: the list is drawn within moments, and stays.
  refetchInterval: ({ state }) => (state.data?.list === null ? ASK_AGAIN_MS : false),
});
