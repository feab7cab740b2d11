import type { ChatMessage } from '#contract/chat.ts';

/** The saved answer to a saved question; undefined while there is none. */
export function answerTo(messages: readonly ChatMessage[], questionId: string): ChatMessage | undefined {
  const next = messages[messages.findIndex(({ id }) => id === questionId) + 1];
  return next?.role === 'assistant' && isAmong(messages, questionId) ? next : undefined;
}

export const isAmong = (messages: readonly ChatMessage[], questionId: string | undefined): boolean =>
  questionId !== undefined && messages.some(({ id }) => id === questionId);
