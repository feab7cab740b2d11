import { AppError } from '../../platform/errors.ts';

/** Runs the work of one key one after the other, in order of arrival; different keys do not wait for each other. */
export type KeyedQueue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

const WAITING_MAX = 400;

type Line = { last: Promise<unknown>; waiting: number };

export function createKeyedQueue(): KeyedQueue {
  const lines = new Map<string, Line>();

  return async (key, work) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (line.waiting >= WAITING_MAX)
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.');
    lines.set(key, line);
    line.waiting++;
    const mine = line.last.then(work, work);
    line.last = mine;
    try {
      return await mine;
    } finally {
      line.waiting--;
      if (line.waiting === 0) lines.delete(key);
    }
  };
}
