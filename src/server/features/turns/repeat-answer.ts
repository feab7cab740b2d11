import type { SendMessageReply } from '#contract/chat.ts';
import type { StreamEvent } from '#contract/stream.ts';
import { AppError } from '../../platform/errors.ts';
import { findMessage } from '../conversations/conversations.service.ts';
import { balanceOf } from '../tokens/tokens.service.ts';
import { acceptedEvents, followElsewhere } from './follow-elsewhere.ts';
import type { OnTrouble } from './live-turns.ts';
import { KeyTakenError } from './once-for-key.ts';
import { rememberedIn } from './remembered.ts';
import type { Followable } from './running-turns.ts';
import type { Sender, TurnDeps } from './turn-deps.ts';
import type { TurnRow } from './turn-rows.repo.ts';

type OnEvent = ((event: StreamEvent) => void) | undefined;

/**
 * The answer that was made for the first send. One that is still being made is streamed to a repeat from its start, so that
 * a reader whose connection broke before it heard anything has the answer all the same.
 * @throws AppError conflict for a repeat that does not stream while the answer is still being made.
 */
export async function repeatAnswer(
  deps: TurnDeps,
  user: Sender,
  turn: TurnRow,
  { onEvent, onTrouble = () => {} }: { onEvent?: OnEvent; onTrouble?: OnTrouble | undefined },
): Promise<SendMessageReply> {
  const { sessionId } = turn;
  if (sessionId === null) throw new Error('a call of the desk was found under the hash of a message');
  const followed = { turnId: turn.id, questionId: turn.questionMessageId, sessionId };
  const message = turn.answerMessageId ? await findMessage(deps.db, turn.answerMessageId) : undefined;
  if (!message) {
    if (turn.state !== 'reserved' || !onEvent) throw new KeyTakenError();
    const elsewhere: Followable = {
      follow: (listen, onTrouble) => followElsewhere(deps, { ...followed, user }, listen, onTrouble),
    };
    return heardOut(deps.live.find(sessionId, turn.id) ?? elsewhere, onEvent, onTrouble);
  }
  const tokensRemaining = await balanceOf(deps.db, user.walletId, deps.now());
  const remembered = await rememberedIn(deps, user, sessionId);
  const reply = { sessionId, message, tokensRemaining, ...remembered };
  for (const event of acceptedEvents(followed)) onEvent?.(event);
  onEvent?.({ event: 'done', data: reply });
  return reply;
}

/** Passes an answer on from its start to its end. */
function heardOut(
  turn: Followable,
  onEvent: (event: StreamEvent) => void,
  onTrouble: OnTrouble,
): Promise<SendMessageReply> {
  return new Promise((resolve, reject) => {
    turn.follow((event) => {
      onEvent(event);
      if (event.event === 'done') resolve(event.data);
      if (event.event === 'error') reject(new AppError(event.data.code ?? 'unavailable', event.data.message));
    }, onTrouble);
  });
}
