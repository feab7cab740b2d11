import fc from 'fast-check';
import { historyPlan } from '../../../src/server/features/turns/histories/test-history-plan.ts';
import { runHistory } from '../../../src/server/features/turns/histories/test-run-history.ts';
import { openHistoryDatabase } from './history-database.ts';

const HISTORIES_OF_A_SEED = 100;

/** Runs histories and says after each hundred how far it came. Answers how many broke a rule; each is shrunk to its least form. */
export async function soak(options: {
  migrationsFolder: string;
  histories: number;
  seed: number;
  postgresUrl: string | null;
}): Promise<number> {
  const database = await openHistoryDatabase(options);
  let violations = 0;
  let ran = 0;
  const startedMs = performance.now();
  try {
    for (let seed = options.seed; ran < options.histories; seed += 1) {
      const numRuns = Math.min(HISTORIES_OF_A_SEED, options.histories - ran);
      const property = fc.asyncProperty(fc.scheduler(), historyPlan, (scheduler, plan) =>
        runHistory(database, scheduler, plan),
      );
      const result = await fc.check(property, { seed, numRuns });
      ran += result.numRuns;
      if (result.failed) {
        violations += 1;
        console.log(`${fc.defaultReportMessage(result)}\n${result.errorInstance}`);
      }
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
      console.log(`seed ${seed}: ${ran} of ${options.histories} histories, ${violations} violations, ${seconds} s`);
    }
  } finally {
    await database.close();
  }
  console.log(`${ran} histories, ${violations} violations`);
  return violations;
}
