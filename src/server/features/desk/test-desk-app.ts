import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { ToolName } from '#contract/research/desk.ts';
import { deskPath } from '#contract/research/desk-path.ts';
import type { ProposedRequest } from '#contract/research/propose.ts';
import type { Slate } from '#research/slate/slate.ts';
import { firstSeen } from '#research/tools/test-first-seen.ts';
import type { Db } from '../../platform/database/database.ts';
import { AUTH_SECRET, SITE } from '../../test-server.ts';
import { signUpNew, startTestApp, type TestApp } from '../auth/test-auth-app.ts';
import { exclusionMail } from '../mail/exclusion-mail.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { playLimitsRoutes } from '../play-limits/play-limits.routes.ts';
import { createRecordSummary } from '../record/record.service.ts';
import { settingsRoutes } from '../settings/settings.routes.ts';
import { setBalance } from '../tokens/tokens.service.ts';
import { TurnGate } from '../turns/turn-gate.ts';
import { deskRoutes } from './desk.routes.ts';
import type { DeskDeps } from './desk.service.ts';

export type DeskApp = TestApp & {
  /** What the next calls read; a test may put another in its place. */
  source: DeskDeps['slate'];
  /** What the desk stands on, for others that speak to it. */
  desk: DeskDeps;
};

/** Accounts, their limits and the desk as the product composes them, over a slate that the test holds in its hand. */
export async function startDeskApp(db: Db, slate: Slate, at: Date): Promise<DeskApp> {
  const app = await startTestApp(db, { startAt: at.toISOString(), companyDomain: 'acme.example' });
  const deps = { db, now: app.now, newId: randomUUID, authSecret: AUTH_SECRET };
  const source: DeskDeps['slate'] = {
    current: async () => slate,
    freshen: async () => {},
    marketChanges: async (markets) => markets.map((key) => firstSeen(slate, key, at)),
  };
  const play = createPlayGuard({ authSecret: AUTH_SECRET, site: SITE });
  const readRecord = createRecordSummary(deps);
  const desk = { ...deps, slate: source, play, site: SITE, readRecord, gate: new TurnGate() };
  await app.app.register(deskRoutes(desk));
  const billing = { requestBillingStop: async () => undefined, sendBillingStops: async () => undefined };
  await app.app.register(playLimitsRoutes({ ...deps, billing, mail: exclusionMail({ ...deps, appUrl: '' }) }));
  await app.app.register(settingsRoutes({ db, slate: source }));
  return { ...app, source, desk };
}

export type DeskCaller = {
  call: (tool: ToolName, input: unknown, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  tokens: () => Promise<number>;
  get: (url: string) => Promise<LightMyRequestResponse>;
  post: (url: string, payload: object) => Promise<LightMyRequestResponse>;
  /** What a button of an answer sends. */
  click: (request: ProposedRequest) => Promise<LightMyRequestResponse>;
  /** The same account at another server on the same database. */
  at: (app: FastifyInstance) => DeskCaller;
};

/** Who sends this cookie; null: a visitor. */
function callerOf(app: FastifyInstance, cookie: string | null): DeskCaller {
  const own = cookie === null ? {} : { cookie };
  const post = (url: string, payload: unknown, headers = {}) =>
    app.inject({ method: 'POST', url, payload: payload as object, headers: { ...own, ...headers } });
  const get = (url: string) => app.inject({ url, headers: own });
  return {
    get,
    post,
    click: ({ method, path: url, body }) => app.inject({ method, url, payload: body, headers: own }),
    call: (tool, input, headers) => post(deskPath(tool), input, headers),
    tokens: async () => (await get('/api/auth/user')).json<{ tokensRemaining: number }>().tokensRemaining,
    at: (other) => callerOf(other, cookie),
  };
}

export const visitorAt = (app: FastifyInstance): DeskCaller => callerOf(app, null);

/** A new account, with so many tokens that it can spend. */
export async function newDeskCaller({ app, now }: DeskApp, db: Db, tokens?: number): Promise<DeskCaller & Owner> {
  const { cookie } = await signUpNew(app);
  const caller = callerOf(app, cookie);
  const { id, walletId } = (await caller.get('/members')).json<Owner>();
  if (tokens !== undefined) await setBalance(db, { walletId, tokens, newId: randomUUID, now: now() });
  return { ...caller, id, walletId, cookie };
}

type Owner = { id: string; walletId: string; cookie: string };

/** A key that was never used. */
export const newKey = (): { 'idempotency-key': string } => ({ 'idempotency-key': randomUUID() });
