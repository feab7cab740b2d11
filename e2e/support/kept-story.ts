import { AnalysisContent } from '#contract/analysis.ts';
import type { ChatMessage } from '#contract/chat.ts';

/** What was sold stays said, whatever else a later version shows with it. */
type KeptPick = { pick: string; odds: string; book: string };
export type KeptMessage = { id: string; role: ChatMessage['role']; text: string; picks: KeptPick[] };

export type KeptAccount = {
  name: string;
  email: string;
  password: string;
  /** What the account has once nothing is held any more: without an end, and until the end of a month. */
  tokens: { forGood: number; ofTheMonth: number };
  unlimited: boolean;
  isExcluded: boolean;
  settings: Record<string, unknown>;
  limits: { unit: string; window: string; amount: number | null }[];
  chats: { id: string; messages: KeptMessage[] }[];
};

/** What an older version said of its own data before it was killed. */
export type KeptStory = {
  commit: string;
  madeAt: string;
  accounts: KeptAccount[];
  /** Reservations that were held at the kill. */
  held: number;
  waitlist: string[];
  reports: { reason: string; messageId: string }[];
  /** What administrators did, oldest first. */
  audited: string[];
};

/** A message by what must never change of it; `text` is empty where it carries picks. */
export function keptMessage({ id, role, content }: ChatMessage): KeptMessage {
  if (role === 'user' || !content.startsWith('{')) return { id, role, text: content, picks: [] };
  const { mainBet, additionalBets } = AnalysisContent.parse(JSON.parse(content));
  const picks = [mainBet, ...additionalBets].map(({ pick, odds, book }) => ({ pick, odds, book }));
  return { id, role, text: '', picks };
}
