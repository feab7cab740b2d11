import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { useSingleMutation } from './use-single-mutation.ts';

function setUp(mutationFn: (input: string) => Promise<string>, restMs?: number) {
  const queryClient = createQueryClient();
  return renderHook(() => useSingleMutation({ mutationFn, ...(restMs !== undefined && { restMs }) }), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  }).result;
}

it('takes one of two presses that come before the next render, and another once it is done', async () => {
  const act1 = vi.fn(async (input: string) => input);
  const mutation = setUp(act1);
  act(() => {
    mutation.current.mutate('first');
    mutation.current.mutate('second');
  });
  await waitFor(() => expect(mutation.current.isSuccess).toBe(true));
  expect(act1.mock.calls.map(([input]) => input)).toEqual(['first']);
  act(() => mutation.current.mutate('third'));
  await waitFor(() => expect(mutation.current.data).toBe('third'));
});

it('can be tried again at once when it failed', async () => {
  const fail = vi.fn(() => Promise.reject(new Error('no')));
  const mutation = setUp(fail, 10_000);
  act(() => mutation.current.mutate('first'));
  await waitFor(() => expect(mutation.current.isError).toBe(true));
  act(() => mutation.current.mutate('again'));
  await waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
});

it('rests after it was done where that is asked for', async () => {
  const send = vi.fn(async (input: string) => input);
  const mutation = setUp(send, 10_000);
  act(() => mutation.current.mutate('first'));
  await waitFor(() => expect(mutation.current.isSuccess).toBe(true));
  act(() => mutation.current.mutate('second'));
  expect(send).toHaveBeenCalledTimes(1);
});
