import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredSettings } from '../db/schema/accounts.ts';
import { type RightsSettings, rightsOf } from './account-rights.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import { AppError } from './errors.ts';
import { hashSecretToken } from './secret-token.ts';
import { findSession, updateSessionExpiry } from './session.repo.ts';
import { isSessionToken, renewedExpiry, SESSION_LIFETIME_SECONDS } from './session-token.ts';

export type SessionUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  timeZone: string | null;
  settings: StoredSettings;
  walletId: string;
  unlimited: boolean;
  isAdmin: boolean;
};

export type SessionDeps = { db: Db; now: Clock; appUrl: string; rights: RightsSettings };

declare module 'fastify' {
  interface FastifyInstance {
    sessionDeps: SessionDeps;
  }
  interface FastifyRequest {
    /** Behind `requireUser` only; elsewhere reading it is a bug and throws. */
    readonly user: SessionUser;
    sessionUser: SessionUser | null;
  }
}

/** Call it on the root, before any route is registered: every route below can then use `requireUser`. */
export function registerSessions(app: FastifyInstance, deps: SessionDeps): void {
  app.register(fastifyCookie);
  app.decorate('sessionDeps', deps);
  app.decorateRequest('sessionUser', null);
  app.decorateRequest('user', {
    getter(this: FastifyRequest): SessionUser {
      if (!this.sessionUser) throw new Error(`${this.method} ${this.url} reads its user without requireUser`);
      return this.sessionUser;
    },
  });
}

/** An `onRequest` hook, so that a signed-out caller learns nothing from the validation of a body. One statement. */
export async function requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const deps = request.server.sessionDeps;
  const token = readSessionToken(request);
  const session = token && (await findSession(deps.db, hashSecretToken(token), deps.now()));
  if (!session) throw new AppError('unauthenticated', 'Unauthorized');

  const { userId: id, expiresAt, ...account } = session;
  request.sessionUser = { id, ...account, ...rightsOf(account, deps.rights) };
  await renewSession(request, reply, { token, expiresAt });
}

/** For pages, which are sent to everybody: whether the session that this browser brings is alive. */
export async function isSignedIn(request: FastifyRequest): Promise<boolean> {
  const deps = request.server.sessionDeps;
  const token = readSessionToken(request);
  return token !== undefined && (await findSession(deps.db, hashSecretToken(token), deps.now())) !== undefined;
}

/** After `requireUser`: rights are read anew with every request, so that they end when they are taken away. */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  if (!request.user.isAdmin) throw new AppError('forbidden', 'Administrators only');
}

/** For what visitors may do too: the user of the session that came along; null where there is none. */
export async function findSessionUserId(request: FastifyRequest): Promise<string | null> {
  const deps = request.server.sessionDeps;
  const token = readSessionToken(request);
  const session = token && (await findSession(deps.db, hashSecretToken(token), deps.now()));
  return session ? session.userId : null;
}

/** The token this browser sent, when it can be one of ours. */
export function readSessionToken(request: FastifyRequest): string | undefined {
  const token = request.cookies[cookieName(request.server.sessionDeps)];
  return isSessionToken(token) ? token : undefined;
}

export async function renewSession(
  request: FastifyRequest,
  reply: FastifyReply,
  session: { token: string; expiresAt: Date },
): Promise<void> {
  const deps = request.server.sessionDeps;
  const expiresAt = renewedExpiry(session.expiresAt, deps.now());
  if (!expiresAt) return;
  await updateSessionExpiry(deps.db, hashSecretToken(session.token), expiresAt);
  setSessionCookie(reply, session.token);
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  const deps = reply.server.sessionDeps;
  reply.setCookie(cookieName(deps), token, { ...cookieAttributes(deps), maxAge: SESSION_LIFETIME_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply): void {
  const deps = reply.server.sessionDeps;
  reply.clearCookie(cookieName(deps), cookieAttributes(deps));
}

const isHttps = (deps: SessionDeps): boolean => deps.appUrl.startsWith('https:');

/** The prefix makes browsers refuse the cookie from a sub-domain or over plain HTTP. */
const cookieName = (deps: SessionDeps): string => (isHttps(deps) ? '__Host-edgewise_session' : 'edgewise_session');

const cookieAttributes = (deps: SessionDeps) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(deps) }) as const;
