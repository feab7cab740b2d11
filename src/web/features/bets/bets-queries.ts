import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type BetsQuery, listBetGames, listBets } from '#contract/bets/bets.ts';
import { read } from '../../lib/api.ts';

export type BetFilters = Pick<BetsQuery, 'state' | 'sport' | 'book' | 'market'>;

const ALL = [listBets.path];

export const betsQuery = (filters: BetFilters) =>
  infiniteQueryOptions({
    queryKey: [...ALL, filters],
    queryFn: ({ pageParam }) => {
      const set = Object.entries({ ...filters, ...(pageParam > 0 && { offset: String(pageParam) }) });
      const search = new URLSearchParams(set.flatMap(([name, value]) => (value ? [[name, value]] : [])));
      return read({ ...listBets, path: `${listBets.path}${search.size > 0 ? `?${search}` : ''}` });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });

export const betGamesQuery = queryOptions({
  queryKey: [listBetGames.path],
  queryFn: () => read(listBetGames),
  staleTime: 60_000,
});

export const refreshBets = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ALL });
