import type { Db } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/process/clock.ts';

export type PasskeyDeps = { db: Db; now: Clock; appUrl: string };
