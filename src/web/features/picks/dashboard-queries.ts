import { queryOptions } from '@tanstack/react-query';
import { bestBets } from '#contract/best-bets.ts';
import { recentRecommendations } from '#contract/chat.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** Both are looked at anew whenever the dashboard opens: answers come and prices move. */
export const recentPicksQuery = queryOptions({
  queryKey: queryKeys.recentRecommendations,
  queryFn: () => read(recentRecommendations),
  refetchOnMount: 'always',
});

/** Of the day in this zone; by default where the browser is. */
export const bestBetsQuery = (timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone) =>
  queryOptions({
    queryKey: [...queryKeys.bestBets, timeZone],
    queryFn: () => read({ ...bestBets, path: `${bestBets.path}?${new URLSearchParams({ timeZone })}` }),
    refetchOnMount: 'always',
  });
