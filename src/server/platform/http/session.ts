import type { Readable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdminRole } from '#contract/admin-role.ts';
import type { StoredSettings } from '../../db/schema/accounts.ts';
import type { Db } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Clock } from '../process/clock.ts';
import { type Schedule, wallSchedule } from '../process/schedule.ts';
import { isDemoOperator, type RightsSettings, sessionRightsOf } from './account-rights.ts';
import { hasAdministratorsFactor } from './administrators-factor.repo.ts';
import { createRequestGate } from './request-gate.ts';
import { hashSecretToken } from './secret-token.ts';
import { findSession, listLiveSessions, updateSessionLife } from './session.repo.ts';
import { isSessionToken, renewalOf, SESSION_LIFETIME_SECONDS, type SessionLife } from './session-token.ts';
import { createSessionWatch, type SessionWatch, type StreamEnd } from './session-watch.ts';

export type SessionUser = {
  id: string;
  email: string;
  emailVerified: boolean;
  timeZone: string | null;
  settings: StoredSettings;
  walletId: string;
  unlimited: boolean;
  isAdmin: boolean;
  adminRole: AdminRole | null;
};

export type SessionDeps = {
  db: Db;
  now: Clock;
  appUrl: string;
  rights: RightsSettings;
  /** Of one account, in this process; null: no limit. */
  requestsPerMinute?: number | null;
  /** How often the sessions of open streams are looked at; every second where nothing is said. */
  watch?: { schedule: Schedule; everyMs: number };
};

const WATCH = { schedule: wallSchedule, everyMs: 1_000 };

declare module 'fastify' {
  interface FastifyInstance {
    sessionDeps: SessionDeps;
    sessionWatch: SessionWatch;
    requestGate: (userId: string) => void;
  }
  interface FastifyRequest {
    /** Behind `requireUser` only; elsewhere reading it is a bug and throws. */
    readonly user: SessionUser;
    sessionUser: SessionUser | null;
    /** With `sessionUser`: since when its session is, and when its user last proved who they are. */
    sessionTimes: { createdAt: Date; provenAt: Date } | null;
  }
}

/** Call it on the root, before any route is registered: every route below can then use `requireUser`. */
export function registerSessions(app: FastifyInstance, deps: SessionDeps): void {
  app.register(fastifyCookie);
  app.decorate('sessionDeps', deps);
  const findRights = async (tokenHashes: readonly string[]) => {
    const alive = await listLiveSessions(deps.db, tokenHashes, deps.now());
    return new Map(alive.map(({ tokenHash, ...account }) => [tokenHash, sessionRightsOf(account, deps.rights)]));
  };
  app.decorate('sessionWatch', createSessionWatch({ findRights, ...(deps.watch ?? WATCH) }));
  app.decorate('requestGate', createRequestGate(deps.now, deps.requestsPerMinute ?? null));
  app.decorateRequest('sessionUser', null);
  app.decorateRequest('sessionTimes', null);
  app.decorateRequest('user', {
    getter(this: FastifyRequest): SessionUser {
      if (!this.sessionUser) throw new Error(`${this.method} ${this.url} reads its user without requireUser`);
      return this.sessionUser;
    },
  });
}

/** An `onRequest` hook, so that a signed-out caller learns nothing from the validation of a body. One statement. */
export async function requireUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await recogniseUser(request, reply);
  if (!request.sessionUser) throw new AppError('unauthenticated', 'Unauthorized');
}

/** The same for what visitors may call too: without a live session there is no `sessionUser`. */
export async function recogniseUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const deps = request.server.sessionDeps;
  const token = readSessionToken(request);
  const session = token && (await findSession(deps.db, hashSecretToken(token), deps.now()));
  if (!session) return;

  const { userId: id, createdAt, expiresAt, seenAt, isSupport, provenAt, ...account } = session;
  request.server.requestGate(id);
  request.sessionUser = { id, ...account, ...sessionRightsOf({ ...account, isSupport }, deps.rights) };
  request.sessionTimes = { createdAt, provenAt };
  await renewSession(request, reply, { token, createdAt, expiresAt, seenAt });
}

/** For pages, which are sent to everybody: whether the session that this browser brings is alive. */
export async function isSignedIn(request: FastifyRequest): Promise<boolean> {
  const deps = request.server.sessionDeps;
  const token = readSessionToken(request);
  return token !== undefined && (await findSession(deps.db, hashSecretToken(token), deps.now())) !== undefined;
}

/**
 * After `requireUser`: rights are read anew with every request, so that they end when they are taken away. An administrator has a
 * second factor, but for one sign-in in which to set it up. None is needed where nobody comes in from outside (an address without
 * https), and by the operator of a demonstration.
 */
export async function requireAdmin(request: FastifyRequest): Promise<void> {
  const { user } = request;
  if (!user.isAdmin) throw new AppError('forbidden', 'Administrators only');
  const { db, now, rights } = request.server.sessionDeps;
  if (!isHttps(request.server.sessionDeps) || isDemoOperator(user, rights)) return;
  const tokenHash = hashSecretToken(readSessionToken(request) ?? '');
  if (!(await hasAdministratorsFactor(db, { userId: user.id, tokenHash, now: now() }))) {
    throw new AppError('second_factor_required', 'Set up two-factor authentication on your profile first.');
  }
}

/** After `requireAdmin`: what an administrator of support may not do. */
export async function requireOwner({ user }: FastifyRequest): Promise<void> {
  if (user.adminRole !== 'owner') throw new AppError('forbidden', 'Owners only. Ask an owner of this portal to do it.');
}

/** Calls once, when the session of an open stream ends or its user loses a right. Returns the way to stop watching. */
export function watchSession(request: FastifyRequest, onEnded: (why: StreamEnd) => void): () => void {
  const token = readSessionToken(request);
  if (token === undefined) throw new Error(`${request.method} ${request.url} watches a session that it has not`);
  return request.server.sessionWatch({ tokenHash: hashSecretToken(token), rights: request.user, onEnded });
}

/** A download breaks off when its session ends: what is cut short is not taken for whole. */
export function whileSignedIn<Content extends Readable>(request: FastifyRequest, content: Content): Content {
  const unwatch = watchSession(request, () => content.destroy(new Error('the session of a download ended')));
  return content.once('close', unwatch);
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

/** Behind `requireUser`, where there is one. */
export function getSessionToken(request: FastifyRequest): string {
  const token = readSessionToken(request);
  if (token === undefined) throw new AppError('unauthenticated', 'Unauthorized');
  return token;
}

export async function renewSession(
  request: FastifyRequest,
  reply: FastifyReply,
  session: { token: string } & SessionLife,
): Promise<void> {
  const deps = request.server.sessionDeps;
  const renewal = renewalOf(session, deps.now());
  if (!renewal) return;
  const { isLonger, ...life } = renewal;
  await updateSessionLife(deps.db, hashSecretToken(session.token), life);
  if (isLonger) setSessionCookie(reply, session.token);
}

/** It may outlive its session in the browser, which then brings what is worth nothing. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  const deps = reply.server.sessionDeps;
  reply.setCookie(cookieName(deps), token, { ...cookieAttributes(deps), maxAge: SESSION_LIFETIME_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply): void {
  const deps = reply.server.sessionDeps;
  reply.clearCookie(cookieName(deps), cookieAttributes(deps));
}

export const isHttps = (deps: SessionDeps): boolean => deps.appUrl.startsWith('https:');

export const sessionCookieName = (app: FastifyInstance): string => cookieName(app.sessionDeps);

/** The prefix makes browsers refuse the cookie from a sub-domain or over plain HTTP. */
const cookieName = (deps: SessionDeps): string => (isHttps(deps) ? '__Host-edgewise_session' : 'edgewise_session');

const cookieAttributes = (deps: SessionDeps) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(deps) }) as const;
