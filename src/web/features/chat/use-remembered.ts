import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetRemembered, type Remembered } from '#contract/chat.ts';
import { write } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { rememberedQuery } from './chat-queries.ts';

const NO_SESSION = '00000000-0000-0000-0000-000000000000';
const NONE: readonly Remembered[] = [];

/** What the chat on the screen remembers of its reader, and the way to take one of it away: it goes at once, and comes back if that failed. */
export function useRemembered(
  sessionId: string | undefined,
  onFailed: (error: unknown, fallback: string) => void,
): { chips: readonly Remembered[]; forgotten: string | undefined; forget: (chip: Remembered) => void } {
  const queryClient = useQueryClient();
  const query = rememberedQuery(sessionId ?? NO_SESSION);
  const { data = NONE } = useQuery({ ...query, enabled: sessionId !== undefined });
  const mutationKey = [...query.queryKey, 'forget'];
  const removal = useMutation({
    mutationKey,
    mutationFn: ({ key }: Remembered) =>
      write(forgetRemembered, undefined, { sessionId: sessionId ?? NO_SESSION, key }).catch(unlessGone),
    onSuccess: async (_, { key }) => {
      // A read that began before would bring it back.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      queryClient.setQueryData(query.queryKey, (chips) => chips?.filter((chip) => chip.key !== key));
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    onError: (error, { label }) => onFailed(error, `Still remembered: ${label}. Please try again.`),
  });
  const going = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Remembered).key,
  });
  return {
    chips: data.filter(({ key }) => !going.includes(key)),
    forgotten: removal.isSuccess ? removal.variables.label : undefined,
    forget: removal.mutate,
  };
}

/** Not remembered any more, or its chat is gone: what was asked for is so. */
function unlessGone(error: unknown): readonly Remembered[] {
  if (error instanceof ApiError && error.status === 404) return NONE;
  throw error;
}
