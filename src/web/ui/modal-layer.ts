import { useSyncExternalStore } from 'react';

/** The open modals, the topmost last. What has to stay in reach while one is open moves into it. */
let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]): void {
  layers = next;
  // The page behind does not scroll. A style that looked for an open dialog would look through the whole page at each change of it.
  document.documentElement.toggleAttribute('data-modal', layers.length > 0);
  for (const listener of listeners) listener();
}

/** Returns what takes the modal away again. */
export function enterModalLayer(modal: HTMLElement): () => void {
  set([...layers, modal]);
  return () => set(layers.filter((layer) => layer !== modal));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useModalLayer(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => layers.at(-1),
    () => undefined,
  );
}
