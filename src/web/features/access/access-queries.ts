import { queryOptions } from '@tanstack/react-query';
import { listKeys } from '#contract/access.ts';
import { listAssistants } from '#contract/oauth.ts';
import { read } from '../../lib/api.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export const accessKeysQuery = queryOptions({
  queryKey: queryKeys.accessKeys,
  queryFn: () => read(listKeys),
});

export const assistantsQuery = queryOptions({
  queryKey: queryKeys.assistants,
  queryFn: () => read(listAssistants),
});
