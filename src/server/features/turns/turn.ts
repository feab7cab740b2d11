import type { SendMessageInput } from '#contract/chat.ts';
import { TOKEN_COST } from '#contract/prices.ts';
import type { SureGeneral } from '#research/language/meant/as-meant.ts';
import type { NamedBets } from '#research/language/meant/plan-named.ts';
import type { Want } from '#research/language/meant/wants.ts';
import type { BetFocus, Reading } from '#research/language/reading.ts';
import type { Judged } from './judge-spending.ts';
import type { TurnSpending } from './model/turn-spending.ts';
import type { Sender } from './turn-deps.ts';

/** What one send carries before its question is read. */
export type BegunTurn = {
  id: string;
  /** What its question is saved as. */
  questionId: string;
  user: Sender;
  input: SendMessageInput;
  sessionId: string;
  startedAt: Date;
  /** What is read: the message, in English where it is in Spanish; or the question before, as the message puts it right. */
  question: string;
  isSpanish: boolean;
  /** IANA name: in it days are read and times told. */
  zone: string;
  /** How the newest answered question of its chat was read. */
  previous: Reading | null;
  /** What it puts right was answered: the bets of that answer, of which none is charged again. Null: it puts nothing right. */
  corrects: readonly BetFocus[] | null;
  /** The question of the turn before, in full; null: it leaned on another. */
  wholeBefore: () => string | null;
  /** How many things its chat had been told to forget by then. */
  forgets: number;
  /** What its sender may have of it, before anything is spent on it. */
  judged: () => Promise<Judged>;
  /** What is left for its model. */
  spending: TurnSpending;
};

/** What one send carries through its steps. */
export type Turn = BegunTurn & {
  isNewSession: boolean;
  /** Its session was made without a question, and had none when this one was read. */
  isUntitled: boolean;
  idempotencyKey: string | null;
  requestHash: string;
  /** The whole question that it stands for, where that is another than its own. */
  whole?: string;
  /** What it is taken to want. Absent or null: that is not known. */
  want?: Want | null;
  /** The bets that it is of, where it is of several. */
  named?: NamedBets;
  /** What it asks of no stored bet. Absent: it asks of one, or that is not known. */
  general?: SureGeneral;
  /** Something is explained to it as a whole, whatever its parts are. */
  isExplained?: true;
  /** As the rules read it. */
  rules: Reading;
  /** The same with what its chat remembers, or as a model read it where the rules doubt. */
  reading: Reading;
  /** The picks that an earlier part of the same message came to, as they are going to be saved. */
  shownPicks?: string;
};

/** What an answer with picks would cost whom. An unlimited account's counts against its own limits like any other. */
export function expenseOf({ user, input }: Pick<BegunTurn, 'user' | 'input'>, now: Date) {
  const { id, email, walletId, unlimited } = user;
  const timeZone = input.timeZone ?? user.timeZone;
  return { user: { id, email, walletId, unlimited, timeZone }, tokens: TOKEN_COST[input.mode], now };
}
