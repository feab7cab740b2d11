import { hashSecretToken, newSecretToken } from './secret-token.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;
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

/** The expiry to slide to, at most once a day; undefined while the last renewal is recent. */
export function renewedExpiry(expiresAt: Date, now: Date): Date | undefined {
  const next = expiryFrom(now);
  return next.getTime() - expiresAt.getTime() >= DAY_MS ? next : undefined;
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);
