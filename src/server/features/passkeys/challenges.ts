import type { Db } from '../../platform/database/database.ts';
import { hashSecretToken, newSecretToken } from '../../platform/http/secret-token.ts';
import type { Clock } from '../../platform/process/clock.ts';
import { type Challenge, deleteChallenge, deleteExpired, putChallenge } from './challenges.repo.ts';

/** Time enough to find the key, or to scan a code with the phone. */
export const CHALLENGE_SECONDS = 5 * 60;

/** Whose it is: the token that this browser brings, and nobody else; and what it is for, so that a signature is good for that alone. */
export type Holder = { token: string; purpose: Challenge['purpose'] };

type Deps = { db: Db; now: Clock };

export async function newChallenge({ db, now }: Deps, { token, purpose }: Holder): Promise<string> {
  const challenge = newSecretToken();
  const begunAt = now();
  // Two statements and no transaction: what one waits for, it never waits for while it holds the other.
  await deleteExpired(db, begunAt);
  const expiresAt = new Date(begunAt.getTime() + CHALLENGE_SECONDS * 1000);
  await putChallenge(db, { holderHash: hashSecretToken(token), purpose, challenge, expiresAt });
  return challenge;
}

/**
 * Ends it, whatever comes of it: outside of the transaction of what it is for, so that a failure does not bring it back.
 * Undefined: there is none, or it is too old.
 */
export async function takeChallenge({ db, now }: Deps, { token, purpose }: Holder): Promise<string | undefined> {
  const taken = await deleteChallenge(db, { holderHash: hashSecretToken(token), purpose });
  return taken && taken.expiresAt > now() ? taken.challenge : undefined;
}
