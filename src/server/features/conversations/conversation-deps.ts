import type { Db } from '../../platform/database/database.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { Schedule } from '../../platform/process/schedule.ts';

export type ConversationDeps = {
  db: Db;
  now: Clock;
  newId: () => string;
  /** Keys the counters of what an account does. */
  authSecret: AuthSecret;
  schedule: Schedule;
  running: RunningAnswers;
};

/** What of the turns a chat must know before it can go. */
export type RunningAnswers = {
  /** Ends what this process writes in a chat, and waits until it is saved. */
  stopHere: (sessionId: string) => Promise<void>;
  /** Asks other processes to end what they write in it. */
  stopElsewhere: (sessionId: string) => Promise<unknown>;
  /** How soon another process hears of it. */
  heardWithinMs: number;
};

export type ConversationOwner = { id: string; timeZone: string | null };
