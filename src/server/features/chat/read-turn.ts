import type { SendMessageInput } from '#contract/chat.ts';
import { readQuestion } from '#engine/questions/read-question.ts';
import type { Reading } from '#engine/questions/reading.ts';
import { isTimeZone } from '#engine/questions/time-zone.ts';
import { AppError } from '../../platform/errors.ts';
import { findLastReading } from './chat.repo.ts';
import type { ChatDeps, Sender } from './chat-deps.ts';

export const DEFAULT_TIME_ZONE = 'America/New_York';

/** Step one of an answer: the question as a typed value, with what the session said before filled in. */
export async function readTurn(deps: ChatDeps, user: Sender, input: SendMessageInput): Promise<Reading> {
  const timeZone = input.timeZone ?? user.timeZone ?? DEFAULT_TIME_ZONE;
  if (!isTimeZone(timeZone))
    throw new AppError('invalid_input', 'timeZone must be an IANA name such as America/New_York');
  const previous = input.sessionId ? await findLastReading(deps.db, input.sessionId) : null;
  return readQuestion(input.message, { nowMs: deps.now().getTime(), timeZone, previous });
}
