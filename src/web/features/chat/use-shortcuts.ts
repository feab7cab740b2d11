import { useEffect, useEffectEvent, useState } from 'react';
import { type ShortcutName, shortcutOf } from './shortcuts.ts';

const STORAGE_KEY = 'chatSingleKeys';

/** Whether `?` and `/` alone count. Speech input and stray keys can press them by accident, so they can be turned off. */
export function useSingleKeys(): { areOn: boolean; set: (areOn: boolean) => void } {
  const [areOn, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off');
  const set = (next: boolean) => {
    localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
    setOn(next);
  };
  return { areOn, set };
}

/** Listens on the whole page. Behind an open dialog only the history answers, because on a phone it is one itself. */
export function useShortcuts(areSingleKeysOn: boolean, actions: Readonly<Record<ShortcutName, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = shortcutOf(event, areSingleKeysOn && !isWriting(event.target));
    if (!name || event.repeat || event.isComposing) return;
    if (name !== 'history' && document.querySelector('dialog[open]')) return;
    event.preventDefault();
    actions[name]();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])'));
