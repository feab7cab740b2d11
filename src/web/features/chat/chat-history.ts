import type { ChatSession } from '#contract/chat.ts';
import type { Sessions } from './use-sessions.ts';

export type ExportFormat = 'markdown' | 'json';

/** The past chats, and what can be done with them, for the sidebar and the sheet alike. */
export type ChatHistory = {
  sessions: Sessions;
  selectedId: string | undefined;
  onSelect: (sessionId: string) => void;
  onDeleted: (sessionId: string) => void;
  onExport: (session: ChatSession, format: ExportFormat) => void;
  onFailed: (error: unknown, fallback: string) => void;
};
