import { hashSecretToken, newSecretToken } from './secret-token.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIFETIME_MS = 30 * DAY_MS;
/** However much it is used: then the password is asked again. */
const LONGEST_LIFE_MS = 180 * DAY_MS;
const TOKEN = /^[\w-]{43}$/;

export const SESSION_LIFETIME_SECONDS = LIFETIME_MS / 1000;

/** The secret that only the browser keeps, and what the database keeps of it. */
export type NewSession = { token: string; tokenHash: string; createdAt: Date; expiresAt: Date; seenAt: Date };

export function newSession(now: Date): NewSession {
  const token = newSecretToken();
  return { token, tokenHash: hashSecretToken(token), createdAt: now, expiresAt: expiryFrom(now), seenAt: now };
}

/** Anything that we cannot have issued costs no query. */
export const isSessionToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);

/** The life of a session that is in use. */
export type SessionLife = { createdAt: Date; expiresAt: Date; seenAt: Date };

/**
 * What is written of a session that is in use, at most once an hour: that it was seen, and the expiry that it slides to, at most
 * once a day and never past its longest life. Undefined while both are recent.
 */
export function renewalOf(
  { createdAt, expiresAt, seenAt }: SessionLife,
  now: Date,
): { seenAt: Date; expiresAt: Date; isLonger: boolean } | undefined {
  const next = Math.min(expiryFrom(now).getTime(), createdAt.getTime() + LONGEST_LIFE_MS);
  const isLonger = next - expiresAt.getTime() >= DAY_MS;
  if (!isLonger && now.getTime() - seenAt.getTime() < HOUR_MS) return undefined;
  return { seenAt: now, expiresAt: isLonger ? new Date(next) : expiresAt, isLonger };
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);
