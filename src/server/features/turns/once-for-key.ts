import type { ErrorCode } from '#contract/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findTurnByKey, type TurnRow } from './turn-rows.repo.ts';

/** A turn under the same key came first. */
export class KeyTakenError extends AppError {
  override readonly name = 'KeyTakenError';

  constructor() {
    super('conflict', 'This message is being answered already.');
  }
}

type Sent = { userId: string; key: string; requestHash: string };

/** How a turn may end because its twin, sent in the same moment, was charged first: it took the key, the last token, the room. */
const BEHIND_ITS_TWIN: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['insufficient_tokens', 'limit_reached']);

/**
 * Answers once for a key, whoever asks how often and however many at once: what was answered under it is repeated.
 * @throws AppError conflict when the key came with another body.
 */
export async function onceForKey<Reply>(
  db: Db,
  sent: Sent,
  { answer, repeat }: { answer: () => Promise<Reply>; repeat: (earlier: TurnRow) => Promise<Reply> },
): Promise<Reply> {
  const earlier = await findRepeated(db, sent);
  if (earlier) return repeat(earlier);
  try {
    return await answer();
  } catch (error) {
    const isBehind = error instanceof KeyTakenError || (error instanceof AppError && BEHIND_ITS_TWIN.has(error.code));
    const first = isBehind ? await findRepeated(db, sent) : undefined;
    if (first) return repeat(first);
    throw error;
  }
}

async function findRepeated(db: Db, { userId, key, requestHash }: Sent): Promise<TurnRow | undefined> {
  const earlier = await findTurnByKey(db, userId, key);
  if (earlier && earlier.requestHash !== requestHash) {
    throw new AppError('conflict', 'This Idempotency-Key was already used for something else.');
  }
  return earlier;
}
