import type { Db } from '../../platform/database.ts';
import { findPasswordOwner } from './auth.repo.ts';
import { refuseOwnWord } from './common-passwords.ts';

/** For a password that a user chooses anew. @throws AppError invalid_input */
export async function refuseOwnWordOf(db: Db, userId: string, password: string): Promise<void> {
  const owner = await findPasswordOwner(db, userId);
  if (owner) refuseOwnWord(password, owner);
}
