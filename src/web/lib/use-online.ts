import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether the browser has no network; it says so only where it is sure. */
export const isOffline = (): boolean => navigator.onLine === false;

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  );
