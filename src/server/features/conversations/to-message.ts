import type { AnalysisMode } from '#contract/analysis.ts';
import { type ChatMessage, MessageActions } from '#contract/chat.ts';

export type MessageRow = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  mode: AnalysisMode;
  createdAt: Date;
  /** As any version saved them; null for most. */
  actions: unknown;
  /** Its reader's thumb, where the chat is read; null for most. */
  rating?: ChatMessage['rating'] | null;
};

export function toMessage({ actions: stored, rating, ...row }: MessageRow): ChatMessage {
  const actions = stored === null ? [] : MessageActions.parse(stored ?? []);
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    ...(actions.length > 0 && { actions }),
    ...(rating && { rating }),
  };
}
