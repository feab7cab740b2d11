import type { Db } from '../../platform/database/database.ts';
import { clearUnderAge } from './under-age.repo.ts';

/** For support alone: the account gets picks again. False: nobody had said that its holder is under 21. */
export const withdrawUnderAge = (tx: Db, userId: string): Promise<boolean> => clearUnderAge(tx, userId);
