import type { Db } from '../../platform/database/database.ts';
import { listCharges } from './last-charges.repo.ts';

/** What the newest answers of a user's chats cost in tokens, newest first. */
export const lastCharges = (db: Db, userId: string, limit: number): Promise<number[]> => listCharges(db, userId, limit);
