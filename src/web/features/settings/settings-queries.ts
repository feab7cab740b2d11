import { queryOptions } from '@tanstack/react-query';
import { getStateRules } from '#contract/research/state-rules.ts';
import type { UsState } from '#contract/research/us-states.ts';
import { getSettings, listBooks } from '#contract/settings.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const settingsQuery = queryOptions({ queryKey: queryKeys.settings, queryFn: () => read(getSettings) });

/** Asked anew whenever the list opens: which books have prices changes with the slate. */
export const booksQuery = queryOptions({
  queryKey: queryKeys.books,
  queryFn: () => read(listBooks),
  refetchOnMount: 'always',
});

/** The same for as long as the page is open. */
export const stateRulesQuery = (state: UsState) =>
  queryOptions({
    queryKey: queryKeys.stateRules(state),
    queryFn: () => read({ ...getStateRules, path: `${getStateRules.path}?state=${state}` }),
    staleTime: Number.POSITIVE_INFINITY,
  });
