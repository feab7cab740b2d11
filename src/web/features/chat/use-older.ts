import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import type { Loaded } from './loaded.ts';

/** The next older rows of a list that is read in parts. */
export type Older = { hasMore: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };

type Options<List extends Loaded<unknown>> = {
  queryKey: QueryKey;
  list: List | undefined;
  read: (before: string) => Promise<List>;
  join: (now: List, page: List) => List;
};

/** They join what is there when they come; where that begins elsewhere meanwhile, they are left out. */
export function useOlder<List extends Loaded<unknown>>({ queryKey, list, read, join }: Options<List>): Older {
  const queryClient = useQueryClient();
  const loading = useSingleMutation({
    mutationFn: async (asked: { before: string; queryKey: QueryKey; join: Options<List>['join'] }) => {
      const page = await read(asked.before);
      queryClient.setQueryData<List>(asked.queryKey, (now) =>
        now?.older === asked.before ? asked.join(now, page) : now,
      );
    },
  });
  const before = list?.older ?? null;
  return {
    hasMore: before !== null,
    isLoading: loading.isPending,
    hasFailed: loading.isError,
    load: () => before !== null && loading.mutate({ before, queryKey, join }),
  };
}
