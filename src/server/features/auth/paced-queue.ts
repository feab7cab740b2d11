import { RateLimitedError } from '../../platform/errors.ts';
import type { Schedule } from '../../platform/process/schedule.ts';

/** Runs the work of one key one after the other, with a pause after each that failed. `from`: who waits, once at a time. */
export type PacedQueue = <T>(place: { key: string; from: string }, work: () => Promise<T>) => Promise<T>;

const PAUSE_MS = 1_000;
/** Whoever gets a place is heard within so many pauses: longer, no browser waits, and no server that stops. */
const PLACES = 10;
const FULL =
  'Many sign-ins to this account are being tried right now. Please try again in a moment, from a place where you signed in before, or set a new password.';

type Line = { last: Promise<unknown>; waiting: Set<string> };

/** What waits in it costs a promise each: no connection to the database, no hash. */
export function createPacedQueue(schedule: Schedule): PacedQueue {
  const lines = new Map<string, Line>();
  const pause = () => new Promise<void>((resolve) => void schedule(resolve, PAUSE_MS));

  return async ({ key, from }, work) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), waiting: new Set<string>() };
    if (line.waiting.size >= PLACES || line.waiting.has(from)) throw new RateLimitedError(FULL, PLACES);
    lines.set(key, line);
    line.waiting.add(from);
    const mine = line.last.then(work);
    const rest = mine.then(() => undefined, pause);
    line.last = rest;
    try {
      return await mine;
    } finally {
      line.waiting.delete(from);
      void rest.then(() => line.last === rest && lines.delete(key));
    }
  };
}
