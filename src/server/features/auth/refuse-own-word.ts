import type { Db } from '../../platform/database/database.ts';
import { refuseOwnWord } from '../passwords/common-passwords.ts';
import { findPasswordOwner } from './auth.repo.ts';

/** For a password that a user chooses anew. @throws AppError invalid_input */
export async function refuseOwnWordOf(db: Db, userId: string, password: string): Promise<void> {
  const owner = await findPasswordOwner(db, userId);
  if (owner) refuseOwnWord(password, owner, 'newPassword');
}
