import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Db } from '../../platform/database.ts';
import { registerErrorHandling } from '../../platform/http-errors.ts';
import { wallSchedule } from '../../platform/schedule.ts';
import { registerSessions } from '../../platform/session.ts';
import type { ModelAnalyst } from '../analysis/model-analyst/model-analyst.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { plainPasswords } from '../auth/test-plain-passwords.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import type { SlateService } from '../slate/slate.service.ts';
import type { Slate } from '../slate/slate.ts';
import { chatRoutes } from './chat.routes.ts';
import { LiveTurns } from './live-turns.ts';
import { TurnGate } from './turn-gate.ts';
import { TURN_LIMITS, type TurnLimits } from './turn-limits.ts';

export type ChatApp = {
  app: FastifyInstance;
  /** What the next turns read; a test may replace it or make it fail. */
  slate: { current: () => Promise<Slate>; freshen: SlateService['freshen'] };
};

/** Accounts and chat as the product composes them, over a slate that the test holds in its hand. */
export async function startChatApp(
  db: Db,
  slate: Slate,
  now: () => Date,
  model: { analyst: ModelAnalyst; limits: TurnLimits } | null = null,
): Promise<ChatApp> {
  const rights = { companyDomain: 'acme.example', adminEmail: null };
  const source: ChatApp['slate'] = { current: async () => slate, freshen: async () => {} };
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandling(app);
  const watch = { schedule: wallSchedule, everyMs: (model?.limits ?? TURN_LIMITS).checkpointMs };
  registerSessions(app, { db, now, rights, appUrl: 'http://localhost:3000', watch });
  const site = { helplineName: 'Helpline', helplinePhone: '1-800-522-4700', supportEmail: 'help@example.com' };
  const limits = { authSecret: 'a secret of the test', signupsPerHour: null, appUrl: 'http://localhost:3000' };
  await app.register(authRoutes({ db, now, newId: randomUUID, rights, passwords: plainPasswords, ...limits }));
  await app.register(
    chatRoutes({
      db,
      now,
      newId: randomUUID,
      slate: {
        current: () => source.current(),
        freshen: (wanted, onWait) => source.freshen(wanted, onWait),
        moves: async () => [],
      },
      play: createPlayGuard({ authSecret: limits.authSecret, site }),
      gate: new TurnGate(),
      live: new LiveTurns(),
      analyst: model?.analyst ?? null,
      schedule: wallSchedule,
      limits: model?.limits ?? TURN_LIMITS,
      site,
    }),
  );
  return { app, slate: source };
}

export type Caller = {
  id: string;
  cookie: string;
  send: (body: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  get: (url: string) => Promise<LightMyRequestResponse>;
  post: (url: string, body?: object) => Promise<LightMyRequestResponse>;
  tokens: () => Promise<number>;
  /** The same user at another server on the same database. */
  at: (app: FastifyInstance) => Caller;
};

/** A new account with its 150 tokens, and the calls it makes. */
export async function newCaller(app: FastifyInstance, email = `u-${randomUUID()}@example.com`): Promise<Caller> {
  const signedUp = await app.inject({
    method: 'POST',
    url: '/api/auth/signup',
    payload: { email, password: 'correct horse battery' },
  });
  if (signedUp.statusCode !== 201) throw new Error(`sign-up answered ${signedUp.statusCode}: ${signedUp.body}`);
  const cookie = signedUp.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return callerOf(app, signedUp.json<{ id: string }>().id, cookie);
}

function callerOf(app: FastifyInstance, id: string, cookie: string): Caller {
  const get = (url: string) => app.inject({ method: 'GET', url, headers: { cookie } });
  return {
    id,
    cookie,
    get,
    post: (url, body = {}) => app.inject({ method: 'POST', url, payload: body, headers: { cookie } }),
    send: (body, headers = {}) =>
      app.inject({ method: 'POST', url: '/api/chat/message', payload: body, headers: { cookie, ...headers } }),
    tokens: async () => (await get('/api/auth/user')).json<{ tokensRemaining: number }>().tokensRemaining,
    at: (other) => callerOf(other, id, cookie),
  };
}

/** The events of a streamed reply, in order. */
export function eventsOf(body: string): { event: string; data: Record<string, unknown> }[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [first = '', second = ''] = block.split('\n');
      return { event: first.slice('event: '.length), data: JSON.parse(second.slice('data: '.length)) };
    });
}
