import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findOwnAnswer, type OwnAnswer } from './own-answer.repo.ts';

/** @throws AppError not_found for an answer that is absent or somebody else's: the two look alike. */
export async function getOwnAnswer(db: Db, userId: string, messageId: string): Promise<OwnAnswer> {
  const answer = await findOwnAnswer(db, userId, messageId);
  if (!answer) throw new AppError('not_found', 'This answer does not exist.');
  return answer;
}
