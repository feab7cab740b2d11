import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/errors.ts';
import type { Breaches } from '../../providers/breaches/breaches.port.ts';

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Without a stored hash the same work is done and the answer is no, so that time tells nothing. */
  matches: (storedHash: string | undefined, password: string) => Promise<boolean>;
  /** Whether a hash was made with other parameters than a new one would be; absent: none was. */
  isDated?: (storedHash: string) => boolean;
  /** Whether a list of others knows it as leaked; absent: none is asked. */
  isBreached?: (password: string) => Promise<boolean>;
};

/** OWASP's floor for argon2id (the library's default variant): 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What every hash of these parameters begins with. */
const PRESENT = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`;

/** Each takes its 19 MiB and a core, so few run at once; whoever waits behind a long queue is told to come back. */
const AT_ONCE = 4;
const WAITING_MAX = 400;

export function createPasswords(breaches: Breaches | null = null): Passwords {
  const slots = createSlots(AT_ONCE, WAITING_MAX);
  const nobodysHash = slots(() => hash(randomBytes(32), ARGON2ID));
  // Whoever needs it awaits it and gets its error; until then it must not end the process.
  nobodysHash.catch(() => {});
  return {
    hash: (password) => slots(() => hash(password, ARGON2ID)),
    isDated: (storedHash) => !storedHash.startsWith(PRESENT),
    ...(breaches && { isBreached: breaches.has }),
    matches: async (storedHash, password) => {
      const against = storedHash ?? (await nobodysHash);
      const isEqual = await slots(() => verify(against, password));
      return isEqual && storedHash !== undefined;
    },
  };
}

/** Runs at most `atOnce` of the given work at a time, the rest in order of arrival. */
function createSlots(atOnce: number, waitingMax: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (free > 0) free--;
    else if (waiting.length >= waitingMax)
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.');
    else await new Promise<void>((resume) => waiting.push(resume));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
