import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { PlayLimits, SpendingLimit } from '#contract/play-limits.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { users } from '../../db/schema/accounts.ts';
import type { Db } from '../../platform/database/database.ts';
import { setValidationWords } from '../../platform/http/validation-words.ts';
import { setVerified } from '../../test-people.ts';
import { accountsOn } from '../../test-server.ts';
import { exclusionMail } from '../mail/exclusion-mail.ts';
import { passwordResetRoutes } from '../password-reset/password-reset.routes.ts';
import { addGrant } from '../tokens/test-wallet.ts';
import { releaseReservation, reserveTokens, settleReservation } from '../tokens/tokens.service.ts';
import { type Caller, type ChatApp, newCaller, startChatApp } from '../turns/test-chat-app.ts';
import { verificationRoutes } from '../verification/verification.routes.ts';
import type { BillingStops } from './exclude.ts';
import { playLimitsRoutes } from './play-limits.routes.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const ASK = { message: 'Best NFL bets today?' };

export type PlayApp = ChatApp & {
  now: () => Date;
  /** Moves the server's clock to so long before or after the time of the slate. */
  at: (ms: number) => void;
  /** What billing was told, in order. */
  stops: string[];
  /** Makes the provider fail when it is asked. */
  provider: { isAway: boolean };
};

/** Accounts, chat and limits, with a billing that writes down what it is told. */
export async function startPlayApp(db: Db): Promise<PlayApp> {
  setValidationWords();
  let nowMs = NOW.getTime();
  const now = () => new Date(nowMs);
  const chat = await startChatApp(db, footballSlate(), now);
  const stops: string[] = [];
  const provider = { isAway: false };
  const billing: BillingStops = {
    requestBillingStop: async (_tx, { walletId, until }) => {
      stops.push(`${walletId} ${until?.toISOString() ?? 'for good'}`);
    },
    sendBillingStops: async (walletId) => {
      if (provider.isAway) throw new Error('the provider is away');
      stops.push(`${walletId} asked`);
    },
  };
  const accounts = { ...accountsOn(db, { now }), billing };
  await chat.app.register(playLimitsRoutes({ ...accounts, mail: exclusionMail(accounts) }));
  await chat.app.register(verificationRoutes(accounts));
  await chat.app.register(passwordResetRoutes(accounts));
  const at = (ms: number) => {
    nowMs = NOW.getTime() + ms;
  };
  return { ...chat, now, at, stops, provider };
}

export type Player = Caller & {
  email: string;
  walletId: string;
  limits: () => Promise<PlayLimits>;
  limit: (unit: SpendingLimit['unit'], window: SpendingLimit['window']) => Promise<SpendingLimit | undefined>;
  set: (unit: string, window: string, amount: unknown) => Promise<LightMyRequestResponse>;
};

export async function newPlayer(
  { app }: { app: FastifyInstance },
  db: Db,
  email = `u-${randomUUID()}@example.com`,
  { isConfirmed = true } = {},
): Promise<Player> {
  const caller = await newCaller(app, email);
  if (isConfirmed) await setVerified(db, caller.id, true);
  const [user] = await db.select().from(users).where(eq(users.id, caller.id));
  if (!user) throw new Error('a sign-up left no user');
  const limits = async () => (await caller.get('/api/user/limits')).json<PlayLimits>();
  return {
    ...caller,
    email,
    walletId: user.walletId,
    limits,
    limit: async (unit, window) =>
      (await limits()).limits.find((limit) => limit.unit === unit && limit.window === window),
    set: (unit, window, amount) =>
      app.inject({
        method: 'PUT',
        url: '/api/user/limits',
        payload: { unit, window, amount } as object,
        headers: { cookie: caller.cookie },
      }),
  };
}

/** A use of tokens at some time, by the ledger's own way, paid for with tokens that come with it. */
export async function addUse(
  db: Db,
  walletId: string,
  use: { tokens: number; at: Date; state?: 'held' | 'settled' | 'released' },
): Promise<void> {
  const { tokens, at: now, state = 'settled' } = use;
  const reservationId = randomUUID();
  await addGrant(db, walletId, { tokens, now });
  await reserveTokens(db, { reservationId, walletId, tokens, mode: 'regular', leaseUntil: now, now });
  if (state === 'settled') await settleReservation(db, reservationId, now);
  if (state === 'released') await releaseReservation(db, reservationId, 'failed', now);
}
