import { queryOptions } from '@tanstack/react-query';
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
