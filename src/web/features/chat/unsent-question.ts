import * as z from 'zod/mini';
import { AnalysisMode } from '#contract/analysis.ts';
import { sendMessage } from '#contract/chat.ts';
import { ErrorCode } from '#contract/errors.ts';

/** A send that failed, with why: it can be repeated under its own key, so that nothing is charged twice. */
const UnsentQuestion = z.object({
  send: z.object({
    key: z.string(),
    draft: z.extend(sendMessage.body, { mode: AnalysisMode }),
    after: z.nullish(z.string()),
    questionId: z.optional(z.string()),
  }),
  reason: z.string(),
  isOffline: z.optional(z.boolean()),
  refusal: z.optional(
    z.object({
      code: ErrorCode,
      balance: z.optional(z.number()),
      topUp: z.optional(z.string()),
      topUpLabel: z.optional(z.string()),
    }),
  ),
});
export type UnsentQuestion = z.infer<typeof UnsentQuestion>;

/** By the chat in which each stands. */
const Kept = z.record(z.string(), UnsentQuestion);
type Kept = z.infer<typeof Kept>;

/**
 * The failed questions of one account, kept in this tab over reloads and other screens until each is sent or
 * discarded. They end with the tab, like the drafts.
 */
export function readUnsent(userId: string | undefined, sessionId: string | undefined): UnsentQuestion | undefined {
  return userId === undefined ? undefined : readAll(userId)[chatOf(sessionId)];
}

export function keepUnsent(userId: string | undefined, sessionId: string | undefined, unsent: UnsentQuestion): void {
  change(userId, (kept) => ({ ...without(kept, unsent.send.key), [chatOf(sessionId)]: unsent }));
}

/** In whatever chat it stands. */
export const isKept = (userId: string | undefined, key: string): boolean =>
  userId !== undefined && Object.values(readAll(userId)).some(({ send }) => send.key === key);

/** It may stand in another chat than the one on the screen: a first question is given its session while it is sent. */
export function forgetUnsent(userId: string | undefined, key: string): void {
  change(userId, (kept) => without(kept, key));
}

export function forgetUnsentOf(userId: string | undefined, sessionId: string): void {
  const key = readUnsent(userId, sessionId)?.send.key;
  if (key !== undefined) forgetUnsent(userId, key);
}

const storageKey = (userId: string): string => `chatUnsent:${userId}`;
const chatOf = (sessionId: string | undefined): string => sessionId ?? 'new';

const without = (kept: Kept, key: string): Kept =>
  Object.fromEntries(Object.entries(kept).filter(([, { send }]) => send.key !== key));

function change(userId: string | undefined, next: (kept: Kept) => Kept): void {
  if (userId === undefined) return;
  const before = readAll(userId);
  const after = next(before);
  try {
    if (Object.keys(after).length > 0) sessionStorage.setItem(storageKey(userId), JSON.stringify(after));
    else sessionStorage.removeItem(storageKey(userId));
  } catch {
    // Storage may be refused or full; the question stays on the screen all the same.
  }
}

function readAll(userId: string): Kept {
  try {
    const parsed = Kept.safeParse(JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}
