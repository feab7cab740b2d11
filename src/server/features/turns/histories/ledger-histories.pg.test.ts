import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rowsOf } from '../../../platform/database/database.ts';
import { openTestDatabase, testDatabaseKind } from '../../../platform/database/test-database.ts';
import { gatePostgres } from './test-gated-database.ts';
import { historyPlan } from './test-history-plan.ts';
import { keepHistoryRules } from './test-history-rules.ts';
import type { HistoryDatabase } from './test-history-world.ts';
import { runHistory } from './test-run-history.ts';
import { StepGate } from './test-step-gate.ts';

const HISTORIES = 40;
const SEED = 20_261_122;
/** One for each transaction that a history can have open at once. */
const CONNECTIONS = 24;

describe.skipIf(testDatabaseKind() === 'embedded')(
  'histories of ledger and chat, a statement at a time (needs PostgreSQL: the embedded database has one session)',
  () => {
    let database: HistoryDatabase;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const open = await openTestDatabase();
      await keepHistoryRules(open.db);
      const url = new URL(inject('postgresUrl'));
      const [row] = rowsOf<{ name: string }>(await open.db.execute(sql`select current_database() as name`));
      url.pathname = `/${row?.name}`;
      const gate = new StepGate();
      const gated = await gatePostgres(url.href, gate, CONNECTIONS);
      database = { plain: open.db, gated, gate, stepsAreWhole: false };
      close = async () => {
        await gated.close();
        await open.close();
      };
    });
    afterAll(() => close());

    it(`breaks no rule in ${HISTORIES} seeded histories`, { timeout: 300_000 }, async () => {
      const history = fc.asyncProperty(fc.scheduler(), historyPlan, (scheduler, plan) =>
        runHistory(database, scheduler, plan),
      );
      await fc.assert(history, { seed: SEED, numRuns: HISTORIES, endOnFailure: true });
      expect(database.gate.inFlight).toBe(0);
    });
  },
);
