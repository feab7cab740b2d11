import type { ChatMessage } from '#contract/chat.ts';
import type { MessageRow } from './chat.repo.ts';

export const toMessage = (row: MessageRow): ChatMessage => ({ ...row, createdAt: row.createdAt.toISOString() });
