import { hashSecretToken, newSecretToken } from './secret-token.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
/** However much it is used: then the password is asked again. */
const LONGEST_LIFE_MS = 180 * DAY_MS;
const TOKEN = /^[\w-]{43}$/;

export const SESSION_LIFETIME_SECONDS = LIFETIME_MS / 1000;

/** The secret that only the browser keeps, and what the database keeps of it. */
export type NewSession = { token: string; tokenHash: string; createdAt: Date; expiresAt: Date };

export function newSession(now: Date): NewSession {
  const token = newSecretToken();
  return { token, tokenHash: hashSecretToken(token), createdAt: now, expiresAt: expiryFrom(now) };
}

/** Anything that we cannot have issued costs no query. */
export const isSessionToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text);

/** The life of a session that is in use. */
export type SessionLife = { createdAt: Date; expiresAt: Date };

/** The expiry to slide to, at most once a day; undefined while the last renewal is recent, and at the end of its longest life. */
export function renewedExpiry({ createdAt, expiresAt }: SessionLife, now: Date): Date | undefined {
  const next = Math.min(expiryFrom(now).getTime(), createdAt.getTime() + LONGEST_LIFE_MS);
  return next - expiresAt.getTime() >= DAY_MS ? new Date(next) : undefined;
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);
