import { useSyncExternalStore } from 'react';
import type { Trackable } from './trackable.ts';

const KEY = 'trackedBets';
/** More than anybody tracks in one sitting. */
const MOST = 200;
const CHANGED = 'edgewise:tracked';

/** What tells a bet from others: the pick that was shown, else the bet at its game. */
const nameOf = ({ pickId, bet, game = '', startsAt = '' }: Trackable): string =>
  pickId ?? [bet, game, startsAt].join('|');

/** It is said as long as this tab lasts, and goes with what else the tab holds of its account. */
export function noteTracked(of: Trackable): void {
  try {
    const others = readNames().filter((name) => name !== nameOf(of));
    sessionStorage.setItem(KEY, JSON.stringify([...others, nameOf(of)].slice(-MOST)));
  } catch {
    // Storage may be refused or full: then the toast alone has said it.
  }
  window.dispatchEvent(new Event(CHANGED));
}

export const useIsTracked = (of: Trackable): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readNames().includes(nameOf(of)),
    () => false,
  );

function subscribe(tell: () => void): () => void {
  window.addEventListener(CHANGED, tell);
  return () => window.removeEventListener(CHANGED, tell);
}

function readNames(): string[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
