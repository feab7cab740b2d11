import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { requireUser } from '../../platform/http/session.ts';
import type { AuthSecret } from '../../platform/process/auth-secret.ts';
import type { Schedule } from '../../platform/process/schedule.ts';
import { accountsOn, startServer } from '../../test-server.ts';
import { mailRoutes } from '../mail/mail.routes.ts';
import { passwordResetRoutes } from '../password-reset/password-reset.routes.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { verificationRoutes } from '../verification/verification.routes.ts';
import { waitlistRoutes } from '../waitlist/waitlist.routes.ts';
import { authRoutes } from './auth.routes.ts';

export type TestApp = {
  app: FastifyInstance;
  /** Moves the server's clock. */
  pass: (ms: number) => void;
  now: () => Date;
};

/** The account routes, the waitlist and one page behind `requireUser`, on a clock that only the test moves. */
export async function startTestApp(
  db: Db,
  options: {
    appUrl?: string;
    signupsPerHour?: number;
    /** 15 in production; all of them where nothing is said. */
    unconfirmedTokens?: number;
    mailQueued?: () => void;
    schedule?: Schedule;
    companyDomain?: string;
    adminEmail?: string;
    demoOperator?: boolean;
    startAt?: string;
    passwords?: Passwords;
    authSecret?: AuthSecret;
  } = {},
): Promise<TestApp> {
  let nowMs = Date.parse(options.startAt ?? '2025-06-10T12:00:00.000Z');
  const now = () => new Date(nowMs);
  const { companyDomain = null, adminEmail = null, demoOperator = false } = options;
  const rights = { companyDomain, adminEmail, demoOperator };
  const { appUrl = 'http://localhost:3000', mailQueued, signupsPerHour = null, unconfirmedTokens = 150 } = options;
  const deps = {
    ...accountsOn(db, { now, rights, appUrl, ...(options.authSecret && { authSecret: options.authSecret }) }),
    signupsPerHour,
    unconfirmedTokens,
    ...(options.passwords && { passwords: options.passwords }),
    ...(mailQueued && { mailQueued }),
  };

  const schedule =
    options.schedule ??
    ((run) => {
      run();
      return () => undefined;
    });
  const [requestBillingStop, sendBillingStops] = [async () => {}, async () => {}];
  const app = startServer(db, { now, rights, appUrl });
  await app.register(authRoutes({ ...deps, schedule }));
  await app.register(verificationRoutes({ ...deps, billing: { requestBillingStop, sendBillingStops } }));
  await app.register(passwordResetRoutes(deps));
  await app.register(mailRoutes(deps));
  await app.register(waitlistRoutes(deps));
  await app.register((scope, _options, done) => {
    scope.addHook('onRequest', requireUser);
    scope.get('/members', async (request) => request.user);
    done();
  });
  app.get('/unguarded', async (request) => request.user);
  const pass = (ms: number) => {
    nowMs += ms;
  };
  return { app, now, pass };
}

export const newEmail = (): string => `user-${randomUUID()}@example.com`;
export const PASSWORD = 'correct horse battery';

let network = 0;
/** An address that no limit has counted yet. */
export const newNetwork = (): string => `198.51.100.${++network % 250}`;

type Sent = { cookie?: string | undefined; from?: string; headers?: Record<string, string> };

export function post(
  app: FastifyInstance,
  url: string,
  body: object,
  sent: Sent = {},
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url, payload: body, headers: headersOf(sent) });
}

export function get(app: FastifyInstance, url: string, sent: Sent = {}): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'GET', url, headers: headersOf(sent) });
}

const headersOf = ({ cookie, from, headers }: Sent): Record<string, string> => ({
  ...(cookie && { cookie }),
  ...(from && { 'x-forwarded-for': from }),
  ...headers,
});

/** The session cookie of an answer as the browser sends it back; undefined when none was set. */
export function cookieOf(response: LightMyRequestResponse): string | undefined {
  const set = response.cookies.find((cookie) => cookie.name.endsWith('edgewise_session'));
  return set?.value ? `${set.name}=${set.value}` : undefined;
}

export async function signUpNew(
  app: FastifyInstance,
  email = newEmail(),
): Promise<{ email: string; cookie: string; id: string }> {
  const response = await post(app, '/api/auth/signup', { email, password: PASSWORD });
  if (response.statusCode !== 201) throw new Error(`sign-up answered ${response.statusCode}: ${response.body}`);
  return { email, cookie: cookieOf(response)!, id: response.json<{ id: string }>().id };
}
