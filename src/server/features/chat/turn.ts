import type { SendMessageInput } from '#contract/chat.ts';
import { TOKEN_COST } from '#contract/prices.ts';
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

/** What an answer with picks would cost whom. An unlimited account's counts against its own limits like any other. */
export function expenseOf({ user, input }: Pick<BegunTurn, 'user' | 'input'>, now: Date) {
  const { id, email, walletId } = user;
  const timeZone = input.timeZone ?? user.timeZone;
  return { user: { id, email, walletId, timeZone }, tokens: TOKEN_COST[input.mode], now };
}
