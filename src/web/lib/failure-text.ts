import { ApiError, serverMessage } from './api-error.ts';
import { ToldError } from './told-error.ts';

/** What stands beside the field that a refusal is about: the server's words, or the fallback. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ToldError) return error.message;
  if (!(error instanceof ApiError)) return 'The server could not be reached. Please try again.';
  return serverMessage(error) ?? fallback;
}
