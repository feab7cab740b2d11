import { infiniteQueryOptions } from '@tanstack/react-query';
import { listRecord } from '#contract/record.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { filtersToSearch, type RecordFilters } from './record-filters.ts';

/** Looked at anew whenever it opens: any answer adds to it. */
export const recordQuery = (filters: RecordFilters) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.record, filters],
    queryFn: ({ pageParam }) => {
      const search = filtersToSearch({ ...filters, ...(pageParam !== null && { before: pageParam }) });
      return read({ ...listRecord, path: `${listRecord.path}${search}` });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
