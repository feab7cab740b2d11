import type { Clock } from '../../platform/clock.ts';

/** Counting reads the whole record, and anybody may ask: one count serves everybody who asks within this time. */
const FRESH_FOR_MS = 5_000;
const ENTRIES_KEPT = 200;

/**
 * Answers of a few seconds ago, by key. Who asks while one is being made waits for the same one; a failed one is asked
 * for again.
 */
export function createShortMemory<T>(now: Clock): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { atMs: number; value: Promise<T> }>();
  return (key, make) => {
    const atMs = now().getTime();
    const known = kept.get(key);
    if (known && atMs - known.atMs < FRESH_FOR_MS) return known.value;
    const made = { atMs, value: make() };
    kept.delete(key);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - ENTRIES_KEPT))) kept.delete(oldest);
    kept.set(key, made);
    made.value.catch(() => {
      if (kept.get(key) === made) kept.delete(key);
    });
    return made.value;
  };
}
