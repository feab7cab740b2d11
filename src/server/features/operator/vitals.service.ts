import type { Db } from '../../platform/database/database.ts';
import { countLedgerMismatches, readVitals, type Vitals } from './vitals.repo.ts';

/** What waits, what is held, and how the model's calls of the day ended. */
export const vitals = (db: Db, now: Date): Promise<Vitals> => readVitals(db, now);

/** Grants whose rest is not what their entries add up to. It reads the whole ledger. */
export const ledgerMismatches = (db: Db): Promise<number> => countLedgerMismatches(db);
