import type { SendMessageInput } from '#contract/chat.ts';
import type { Reading } from '#engine/questions/reading.ts';
import type { Sender } from './chat-deps.ts';

/** What one send carries before its question is read. */
export type BegunTurn = {
  id: string;
  user: Sender;
  input: SendMessageInput;
  sessionId: string;
  startedAt: Date;
};

/** What one send carries through its steps. */
export type Turn = BegunTurn & {
  isNewSession: boolean;
  idempotencyKey: string | null;
  requestHash: string;
  reading: Reading;
};
