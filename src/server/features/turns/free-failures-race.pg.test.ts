import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AnalysisContent } from '#contract/analysis.ts';
import { FREE_MODEL_FAILURES_A_DAY, TOKEN_COST } from '#contract/prices.ts';
import { tokenReservations } from '../../db/schema/tokens.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../platform/database/test-database.ts';
import { brokenLedgerRules } from '../tokens/test-ledger-invariants.ts';
import { NOW, newWallet, reservation } from '../tokens/test-wallet.ts';
import { releaseFailed, reserveTokens } from '../tokens/tokens.service.ts';
import { newCaller } from './test-chat-app.ts';
import { type ModelApp, startModelApp } from './test-model-app.ts';

const CONNECTIONS = 12;

describe.skipIf(testDatabaseKind() === 'embedded')('free failures of the model under races (needs PostgreSQL)', () => {
  let open: OpenDatabase;
  const apps: ModelApp[] = [];
  beforeAll(async () => {
    open = await openTestDatabase({ poolSize: CONNECTIONS });
    for (let at = 0; at < 3; at += 1) {
      const server = apps[0]?.server;
      apps.push(await startModelApp(open.db, { limits: LONG, ...(server && { server }) }));
    }
  });
  afterAll(async () => {
    for (const app of apps.reverse()) await app.close();
    await open.close();
  });

  it.each(['regular', 'pro'] as const)('are exactly three of eighteen %s answers at three processes', async (mode) => {
    for (const app of apps) app.behave('status_400');
    const caller = await newCaller(apps[0]!.chat.app);
    const replies = await Promise.all(
      Array.from({ length: 18 }, (_, at) =>
        caller.at(apps[at % apps.length]!.chat.app).send({ message: 'Best NFL bets today?', mode }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(18).fill(200));
    const notices = replies.map(
      (reply) => AnalysisContent.parse(JSON.parse(reply.json().message.content)).dataSource.notice ?? '',
    );
    expect(notices.filter((notice) => notice.includes('Not charged'))).toHaveLength(FREE_MODEL_FAILURES_A_DAY);
    expect(notices.filter((notice) => notice.includes('ordinary price'))).toHaveLength(15);
    expect(await caller.tokens()).toBe(150 - 15 * TOKEN_COST[mode]);
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });

  it('are given back to three of thirty that end at one moment', async () => {
    const walletId = await newWallet(open.db, { tokens: 30 });
    const held = Array.from({ length: 30 }, () => reservation(walletId));
    for (const one of held) await open.db.transaction((tx) => reserveTokens(tx, one));
    const ends = await Promise.all(
      held.map(({ reservationId }) =>
        open.db.transaction((tx) => releaseFailed(tx, { reservationId, walletId, now: NOW })),
      ),
    );
    expect(ends.filter(Boolean)).toHaveLength(FREE_MODEL_FAILURES_A_DAY);
    const free = and(eq(tokenReservations.walletId, walletId), tokenReservations.deliveredFree);
    expect(await open.db.$count(tokenReservations, free)).toBe(FREE_MODEL_FAILURES_A_DAY);
    expect(await brokenLedgerRules(open.db)).toEqual([]);
  });
});

const LONG = { modelMs: { regular: 20_000, pro: 20_000 } };
