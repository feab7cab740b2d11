import { QueryClient } from '@tanstack/react-query';

/**
 * Data never goes stale by itself: what changes it says so. Nothing is retried, polled or refetched on focus, and
 * nothing waits for the network to come back: without one a call fails at once and the screen says so.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
