import type { ChatMessage } from '#contract/chat.ts';

/** Whether this question got its answer after a message of the chat; null: whenever. Earlier ones may come in later. */
export function answeredSince(messages: readonly ChatMessage[], question: string, after: string | null): boolean {
  const newer = messages.slice(messages.findIndex(({ id }) => id === after) + 1);
  return newer.some(
    ({ role, content }, at) =>
      role === 'user' && content.trim() === question.trim() && newer[at + 1]?.role === 'assistant',
  );
}
