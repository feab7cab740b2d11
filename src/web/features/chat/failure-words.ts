import { TOP_UP_PATH } from '#contract/prices.ts';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api-error.ts';

export type FailureNotice = {
  title: string;
  description: string;
  signIn: boolean;
  /** Where there are more tokens, when they were too few. */
  topUp?: string;
};

/** The notice for a chat call that failed; `fallback` is what was being done. */
export function failureNotice(error: unknown, fallback: string): FailureNotice {
  if (isSignedOut(error)) {
    return { title: 'Unauthorized', description: 'You are logged out. Logging in again...', signIn: true };
  }
  if (isOutOfTokens(error)) {
    const description = "You've reached your token limit or need to upgrade for Pro mode";
    return { title: 'Error', description, signIn: false, topUp: topUpOf(error) };
  }
  return { title: 'Error', description: fallback, signIn: false };
}

/** Why a message was not answered, in the server's own words where it gave some. */
export function failureReason(error: unknown): string {
  if (isSignedOut(error)) return 'You are logged out.';
  const words = error instanceof ApiError ? 'The server could not answer.' : 'The connection failed.';
  return serverMessage(error) ?? `${words} Your message is kept.`;
}

const topUpOf = (error: unknown): string => (error instanceof ApiError && error.body?.topUp) || TOP_UP_PATH;

export const isSignedOut = (error: unknown): boolean =>
  isUnauthorized(error) || (error instanceof ApiError && error.status === 401);

const isOutOfTokens = (error: unknown): boolean => {
  if (error instanceof ApiError) return error.status === 402;
  return error instanceof Error && error.message.includes('402');
};
