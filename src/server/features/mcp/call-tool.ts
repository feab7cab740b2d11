import type { CallToolResult } from '@modelcontextprotocol/server';
import { ASSISTANTS_PATH } from '#contract/access.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { LIMITS_PATH } from '#contract/play-limits.ts';
import { CONFIRM_PATH, TOKEN_COST, TOP_UP_PATH } from '#contract/prices.ts';
import type { ToolName } from '#contract/research/desk.ts';
import { DESK } from '#research/tools/desk.ts';
import { bettorOf } from '#research/words/bettor.ts';
import { AppError, InsufficientTokensError, RateLimitedError } from '../../platform/errors.ts';
import type { Bearer } from '../access/find-bearer.ts';
import { DEFAULT_TIME_ZONE } from '../conversations/conversations.service.ts';
import { callDesk, type DeskDeps, KeyNeededError } from '../desk/desk.service.ts';
import type { RefusedFor, StructuredReply } from './reply-fields.ts';
import { KEY_FIELD, KEY_MAX_LENGTH } from './tool-list.ts';
import { foundResult, refusedResult } from './tool-result.ts';

export type McpDeps = DeskDeps & { appUrl: string };

/** A call as it came: the arguments without the key, and the key from wherever it stood. */
export type McpCall = { tool: ToolName; input: Record<string, unknown>; key: unknown; address: string };

/** One call of one tool for whoever the secret speaks for, with the desk's rights, limits and charges. */
export async function callTool(deps: McpDeps, bearer: Bearer, call: McpCall): Promise<CallToolResult> {
  try {
    return await answer(deps, bearer, call);
  } catch (error) {
    const refused = refusalOf(error, deps.appUrl);
    if (refused === null) throw error;
    return refusedResult(refused);
  }
}

async function answer(deps: McpDeps, { id, user, scope }: Bearer, call: McpCall): Promise<CallToolResult> {
  const { tool, input, address } = call;
  const read = DESK[tool].read(input);
  if (!read.ok) return refusedResult(read);
  const key = keyOf(call.key);
  if (read.call.access === 'verdicts' && scope === 'free') return refusedResult(needsScope(deps.appUrl));
  // A key is one assistant's own: what another, or the chat, was answered under the same word is nothing to it.
  const asked = { tool, input, key: key && `mcp:${id}:${key}`, origin: 'mcp' as const };
  const reply = await callDesk(deps, { user, address }, asked);
  if (!reply.ok) return refusedResult(reply);
  const { odds } = await deps.slate.current();
  const bettor = bettorOf(user.settings, { bankroll: null, unit: null });
  return foundResult(reply, { bettor, odds, nowMs: deps.now().getTime(), zone: user.timeZone ?? DEFAULT_TIME_ZONE });
}

/** @throws AppError invalid_input */
function keyOf(key: unknown): string | null {
  if (key === undefined) return null;
  if (typeof key === 'string' && key.trim() !== '' && key.length <= KEY_MAX_LENGTH) return key;
  throw new AppError('invalid_input', `${KEY_FIELD} must be a text of 1 to ${KEY_MAX_LENGTH} characters`, {
    field: KEY_FIELD,
  });
}

type Refused = Omit<StructuredReply, 'ok' | 'data'> & { message: string };

const needsScope = (appUrl: string): Refused => ({
  reason: 'needs_scope',
  message: `This tool judges bets, which costs ${TOKEN_COST.regular} token, and this key may only ask for what is free. Nothing was charged.`,
  wayOn: `${appUrl}${ASSISTANTS_PATH}`,
});

/** By the code of an outcome: what an assistant is told that it is, and where a person can change it. */
const REASONS = {
  invalid_input: { reason: 'invalid_input' },
  insufficient_tokens: { reason: 'needs_tokens', page: TOP_UP_PATH },
  limit_reached: { reason: 'limit_reached', page: LIMITS_PATH },
  excluded: { reason: 'excluded', page: LIMITS_PATH },
  under_age: { reason: 'under_age' },
  conflict: { reason: 'conflict' },
  rate_limited: { reason: 'rate_limited' },
  unavailable: { reason: 'unavailable' },
} as const satisfies Partial<Record<ErrorCode, { reason: RefusedFor; page?: string }>>;

const isToldOf = (code: ErrorCode): code is keyof typeof REASONS => code in REASONS;

/** Null: a fault, which is for the log. */
function refusalOf(error: unknown, appUrl: string): Refused | null {
  if (error instanceof KeyNeededError) return { reason: 'needs_idempotency_key', message: KEY_NEEDED };
  if (!(error instanceof AppError) || !isToldOf(error.code)) return null;
  const told: { reason: RefusedFor; page?: string } = REASONS[error.code];
  const needsConfirmation = error instanceof InsufficientTokensError && error.waiting > 0;
  const page = needsConfirmation ? CONFIRM_PATH : told.page;
  return {
    reason: told.reason,
    message: error.message,
    ...(error.field !== undefined && { named: [error.field] }),
    ...(page && { wayOn: `${appUrl}${page}` }),
    ...(error instanceof RateLimitedError && { retryAfterSeconds: error.retryAfterSeconds }),
  };
}

const KEY_NEEDED = `This call judges a bet and costs ${TOKEN_COST.regular} token, so it needs an idempotency key: ${KEY_FIELD} in the call's _meta, or the argument of that name. Sent again under the same key it costs nothing more. Nothing was charged.`;
