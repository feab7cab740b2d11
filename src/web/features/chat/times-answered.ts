import type { ChatMessage } from '#contract/chat.ts';

/** How often this question has its answer in the chat. */
export const timesAnswered = (messages: readonly ChatMessage[], question: string): number =>
  messages.filter(
    ({ role, content }, at) =>
      role === 'user' && content.trim() === question.trim() && messages[at + 1]?.role === 'assistant',
  ).length;
