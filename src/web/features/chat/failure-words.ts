import type { ErrorBody } from '#contract/errors.ts';
import { TOP_UP_PATH } from '#contract/prices.ts';
import { CONFIRM_LABEL, waitingTokens } from '../../content/waiting-tokens-words.ts';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api-error.ts';
import { isOffline } from '../../lib/use-online.ts';
import type { Refusal } from './answer-run.ts';

export type FailureNotice = {
  title: string;
  description: string;
  signIn: boolean;
  /** Where there are more tokens, when they were too few. */
  topUp?: { label: string; path: string };
};

/** The notice for a chat call that failed; `fallback` is what was being done. */
export function failureNotice(error: unknown, fallback: string): FailureNotice {
  if (isSignedOut(error)) {
    return { title: 'Unauthorized', description: 'You are logged out. Logging in again...', signIn: true };
  }
  if (isOutOfTokens(error)) {
    return { title: 'Error', signIn: false, ...outOfTokens(error instanceof ApiError ? error.body : null) };
  }
  return { title: 'Error', description: fallback, signIn: false };
}

/** Why a message was not answered, in the server's own words where it gave some. */
export function failureReason(error: unknown): string {
  if (isSignedOut(error)) return 'You are logged out.';
  if (wasOffline(error)) return 'You are offline. Your message is kept, and sent when you are back.';
  const words = error instanceof ApiError ? 'The server could not answer.' : 'The connection failed.';
  return serverMessage(error) ?? `${words} Your message is kept.`;
}

/** Who has tokens that wait for the address to be confirmed is sent there, not to the till. */
function outOfTokens(body: ErrorBody | null | undefined): Pick<FailureNotice, 'description' | 'topUp'> {
  const path = body?.topUp ?? TOP_UP_PATH;
  if (!body?.waiting) {
    const description = "You've reached your token limit or need to upgrade for Pro mode";
    return { description, topUp: { label: 'Get Tokens', path } };
  }
  return { description: waitingTokens(body.waiting), topUp: { label: CONFIRM_LABEL, path } };
}

/** What a question was refused for, where there are ways on from it. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { code, balance, topUp, waiting } = error.body ?? {};
  if (error.status !== 402) return code === 'limit_reached' ? { code } : undefined;
  return { code: 'insufficient_tokens', balance, topUp, ...(waiting && { topUpLabel: CONFIRM_LABEL }) };
}

/** What a server has answered did not fail for want of a network. */
export const wasOffline = (error: unknown): boolean => !(error instanceof ApiError) && isOffline();

export const isSignedOut = (error: unknown): boolean =>
  isUnauthorized(error) || (error instanceof ApiError && error.status === 401);

const isOutOfTokens = (error: unknown): boolean => {
  if (error instanceof ApiError) return error.status === 402;
  return error instanceof Error && error.message.includes('402');
};
