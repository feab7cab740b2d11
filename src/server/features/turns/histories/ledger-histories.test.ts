import { openAsBlob } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openEmbeddedDatabase } from '../../../platform/database/embedded-database.ts';
import { migrationsFolder, testDatabaseKind } from '../../../platform/database/test-database.ts';
import { gateEmbedded } from './test-gated-database.ts';
import { type HistoryPlan, historyPlan } from './test-history-plan.ts';
import { keepHistoryRules } from './test-history-rules.ts';
import type { HistoryDatabase } from './test-history-world.ts';
import { runHistory } from './test-run-history.ts';
import { StepGate } from './test-step-gate.ts';

/** `npm run test:soak` runs ten thousand. */
const HISTORIES = 100;
const SEED = 20_261_121;

describe.skipIf(testDatabaseKind() === 'postgresql')('histories of ledger and chat, a transaction at a time', () => {
  let database: HistoryDatabase;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const snapshot = await openAsBlob(inject('embeddedSnapshot'));
    const open = await openEmbeddedDatabase({ snapshot, migrationsFolder });
    await keepHistoryRules(open.db);
    const gate = new StepGate();
    database = { plain: open.db, gated: gateEmbedded(open.client, gate), gate, stepsAreWhole: true };
    close = open.close;
  });
  afterAll(() => close());

  const history = fc.asyncProperty(fc.scheduler(), historyPlan, (scheduler, plan) =>
    runHistory(database, scheduler, plan),
  );

  it(`breaks no rule in ${HISTORIES} seeded histories`, { timeout: 300_000 }, async () => {
    await fc.assert(history, { seed: SEED, numRuns: HISTORIES, endOnFailure: true });
    expect(database.gate.inFlight).toBe(0);
  });

  const asleep = { do: 'send', user: 0, server: 0, mode: 'pro', key: 0, model: 'frozen' } as const;
  const again = { ...asleep, server: 1, mode: 'pro', model: 'well' } as const;
  it.each<[string, HistoryPlan['steps']]>([
    ['a server that slept past its lease and then wants to charge', [asleep]],
    ['the same, while its user sends again to another server', [asleep, { do: 'wait', seconds: 21 }, again, again]],
    [
      'a user who is deleted while the model writes',
      [asleep, { ...asleep, model: 'well' }, { do: 'delete_user', user: 0 }],
    ],
  ])('breaks none with %s', async (_what, steps) => {
    const named = fc.asyncProperty(fc.scheduler(), (scheduler) =>
      runHistory(database, scheduler, { signup: [11, 1], secondIsUnlimited: false, steps }),
    );
    await fc.assert(named, { seed: SEED, numRuns: 5, endOnFailure: true });
    expect(database.gate.inFlight).toBe(0);
  });
});
