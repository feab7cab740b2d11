import { queryOptions } from '@tanstack/react-query';
import { listKeys } from '#contract/access.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const accessKeysQuery = queryOptions({
  queryKey: queryKeys.accessKeys,
  queryFn: () => read(listKeys),
});
