import { useSyncExternalStore } from 'react';

export type ToastAction = { label: string; onClick: () => void };

export type ToastContent = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
  /** Neither done nor failed: it bears a neutral mark. */
  isNeutral?: boolean | undefined;
  action?: ToastAction | undefined;
};

export type Toast = ToastContent & { id: string; open: boolean };

/** One notice is visible at a time: a new one takes the place of the old. */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5_000;
/** A dismissed notice stays in the store this long, so that it can still be updated and shown again. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();
const none: readonly Toast[] = [];

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function cancelRemoval(id: string): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

export function toast(content: ToastContent): string {
  lastId += 1;
  const id = String(lastId);
  for (const dropped of toasts.slice(TOAST_LIMIT - 1)) cancelRemoval(dropped.id);
  set([{ ...content, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

export function updateToast(id: string, content: Partial<ToastContent> & { open?: boolean }): void {
  if (content.open === true) cancelRemoval(id);
  set(toasts.map((item) => (item.id === id ? { ...item, ...content } : item)));
}

/** Hides one notice, or all; it is removed later. */
export function dismiss(id?: string): void {
  for (const item of toasts) {
    if (id !== undefined && item.id !== id) continue;
    if (!removals.has(item.id)) {
      removals.set(
        item.id,
        setTimeout(() => removeToast(item.id), TOAST_REMOVE_DELAY_MS),
      );
    }
  }
  set(toasts.map((item) => (id === undefined || item.id === id ? { ...item, open: false } : item)));
}

/** Takes one notice, or all, out of the store at once. */
export function removeToast(id?: string): void {
  for (const item of toasts) if (id === undefined || item.id === id) cancelRemoval(item.id);
  set(id === undefined ? [] : toasts.filter((item) => item.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
