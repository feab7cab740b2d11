import type { QueryClient } from '@tanstack/react-query';

/** Tells of every reading and every change that failed, wherever on the page it was asked for. Returns the end of it. */
export function watchFailures(
  queryClient: QueryClient,
  told: { onRead: (error: unknown) => void; onChange: (error: unknown) => void },
): () => void {
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') told.onRead(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') told.onChange(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
