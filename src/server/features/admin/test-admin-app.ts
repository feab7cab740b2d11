import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionDeps } from '../../platform/http/session.ts';
import type { Payments } from '../../providers/payments/payments.port.ts';
import { addPerson } from '../../test-people.ts';
import { AUTH_SECRET, SITE, startServer } from '../../test-server.ts';
import { createBilling } from '../billing/billing.service.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { createResultsService } from '../results/results.service.ts';
import { waitlistAdminRoutes } from '../waitlist-admin/waitlist-admin.routes.ts';
import { adminRoutes } from './admin.routes.ts';
import type { AdminDeps } from './admin-deps.ts';

export const ADMIN_PATH = '/portal-3f9a';
export const COMPANY = 'acme.example';
export const NAMED = 'owner@client.example';
export const EXPORT_TOKEN = 'a token for spreadsheets';
export const START = new Date('2026-11-21T12:00:00.000Z');

export type AdminApp = { app: FastifyInstance; db: Db; deps: AdminDeps; now: () => Date; pass: (ms: number) => void };

/** Accounts, the portal and the waitlist's list and export, as the product composes them. */
export async function startAdminApp(
  db: Db,
  payments: Payments | null = null,
  watch?: NonNullable<SessionDeps['watch']>,
): Promise<AdminApp> {
  let nowMs = START.getTime();
  const now = () => new Date(nowMs);
  const rights = { companyDomain: COMPANY, adminEmail: NAMED };
  const app = startServer(db, { now, rights, ...(watch && { watch }) });
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'Not found');
  });
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const play = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });
  const billing = createBilling({
    db,
    now,
    newId: randomUUID,
    authSecret: AUTH_SECRET,
    payments,
    play,
    appUrl: 'http://localhost',
    logger,
  });
  const slate = { status: async () => EMPTY_SLATE };
  const operator = { db, now, slate, results: createResultsService({ db, now, odds: 'demo' }), paid: null };
  const deps = {
    db,
    now,
    newId: randomUUID,
    rights,
    authSecret: AUTH_SECRET,
    billing,
    operator,
    adminPath: ADMIN_PATH,
  };
  await app.register(adminRoutes(deps));
  await app.register(waitlistAdminRoutes({ db, now, exportToken: EXPORT_TOKEN }));
  return {
    app,
    db,
    deps,
    now,
    pass: (ms) => {
      nowMs += ms;
    },
  };
}

const EMPTY_SLATE = {
  badge: 'DEMO',
  odds: 'demo',
  asOf: null,
  ageSeconds: null,
  events: 0,
  books: 0,
} as const;

type Method = 'GET' | 'PATCH' | 'DELETE' | 'POST';

export type Account = {
  id: string;
  email: string;
  walletId: string;
  cookie: string;
  /** Below the portal's path. */
  ask: (method: Method, path: string, body?: object) => Promise<LightMyRequestResponse>;
  get: (url: string) => Promise<LightMyRequestResponse>;
};

/** An account with its 150 tokens, and a session of it. */
export async function newAccount(
  { app, db, now }: AdminApp,
  email = `user-${randomUUID()}@example.com`,
  verified = false,
): Promise<Account> {
  const { id, walletId, token } = await addPerson(db, { email, verified, now: now() });
  const cookie = `edgewise_session=${token}`;
  const inject = (method: Method, url: string, body?: object) =>
    app.inject({ method, url, headers: { cookie, 'x-forwarded-for': '203.0.113.9' }, ...(body && { payload: body }) });
  return {
    id,
    email,
    walletId,
    cookie,
    ask: (method, path, body) => inject(method, `/api${ADMIN_PATH}${path}`, body),
    get: (url) => inject('GET', url),
  };
}

export const newAdmin = (admin: AdminApp): Promise<Account> =>
  newAccount(admin, `admin-${randomUUID()}@${COMPANY}`, true);
