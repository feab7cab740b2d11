import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { SendMessageReply } from '#contract/chat.ts';
import type { Slate } from '#research/slate/slate.ts';
import type { Db } from '../../platform/database/database.ts';
import { loggerOptions } from '../../platform/process/logger.ts';
import { wallSchedule } from '../../platform/process/schedule.ts';
import { AUTH_SECRET, accountsOn, SITE, startServer } from '../../test-server.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { conversationRoutes } from '../conversations/conversations.routes.ts';
import { loadNeedsOf } from '../desk/load-needs.ts';
import { createPlayGuard } from '../play-limits/play-guard.ts';
import { createRecordSummary } from '../record/record.service.ts';
import type { SlateService } from '../slate/slate.service.ts';
import { rememberZones } from './known-zones.ts';
import { LiveTurns } from './live-turns.ts';
import type { ModelAnalyst } from './model/model-analyst.ts';
import { rememberPicks } from './pick-memory.ts';
import { runningAnswers } from './running-turns.ts';
import type { TurnDeps } from './turn-deps.ts';
import { TurnGate } from './turn-gate.ts';
import { TURN_TIMES, type TurnTimes } from './turn-times.ts';
import { turnRoutes } from './turns.routes.ts';

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
  model: { analyst: ModelAnalyst; limits: TurnTimes } | null = null,
  log?: (line: string) => void,
): Promise<ChatApp> {
  const rights = { companyDomain: 'acme.example', adminEmail: null };
  const source: ChatApp['slate'] = { current: async () => slate, freshen: async () => {} };
  const options = loggerOptions('info');
  const logger = log && typeof options === 'object' ? { ...options, stream: { write: log } } : undefined;
  const watch = { schedule: wallSchedule, everyMs: (model?.limits ?? TURN_TIMES).checkpointMs };
  const app = startServer(db, { now, rights, watch, ...(logger && { logger }) });
  await app.register(authRoutes(accountsOn(db, { now, rights })));
  const reads = { db, now, newId: randomUUID, site: SITE, slate: { marketChanges: async () => [] } };
  const turns: TurnDeps = {
    loadNeeds: loadNeedsOf({ ...reads, authSecret: AUTH_SECRET, readRecord: createRecordSummary({ db, now }) }),
    db,
    now,
    newId: randomUUID,
    slate: {
      current: () => source.current(),
      freshen: (wanted, onWait) => source.freshen(wanted, onWait),
      moves: async () => [],
    },
    play: createPlayGuard({ authSecret: AUTH_SECRET, site: SITE }),
    authSecret: AUTH_SECRET,
    gate: new TurnGate(),
    zoneByName: rememberZones(),
    buildPick: rememberPicks(),
    live: new LiveTurns(),
    analyst: model?.analyst ?? null,
    schedule: wallSchedule,
    limits: model?.limits ?? TURN_TIMES,
    site: SITE,
  };
  await app.register(turnRoutes(turns));
  await app.register(conversationRoutes({ ...turns, running: runningAnswers(turns) }));
  return { app, slate: source };
}

export type Caller = {
  id: string;
  cookie: string;
  send: (body: object, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  get: (url: string) => Promise<LightMyRequestResponse>;
  post: (url: string, body?: object) => Promise<LightMyRequestResponse>;
  remove: (url: string) => Promise<LightMyRequestResponse>;
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
    remove: (url) => app.inject({ method: 'DELETE', url, headers: { cookie } }),
    send: (body, headers = {}) =>
      app.inject({ method: 'POST', url: '/api/chat/message', payload: body, headers: { cookie, ...headers } }),
    tokens: async () => (await get('/api/auth/user')).json<{ tokensRemaining: number }>().tokensRemaining,
    at: (other) => callerOf(other, id, cookie),
  };
}

/** Sends a message that must be answered. */
export async function ask(caller: Caller, message: string, sessionId?: string): Promise<SendMessageReply> {
  const response = await caller.send({ message, ...(sessionId && { sessionId }) });
  if (response.statusCode !== 200) throw new Error(`${message}: ${response.statusCode} ${response.body}`);
  return response.json<SendMessageReply>();
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
