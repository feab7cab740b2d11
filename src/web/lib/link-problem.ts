import { linkRefused, linkUnreachable } from '../content/link-words.ts';
import { ApiError, serverMessage } from './api-error.ts';

/** Why a link from a mail had no effect: in the server's words where it gave some. */
export const linkProblem = (error: unknown): string =>
  serverMessage(error) ?? (error instanceof ApiError ? linkRefused : linkUnreachable);

/** Whether it is the link itself that is refused, and not something that was typed beside it: only another link helps. */
export const isLinkDead = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 400 && error.body?.field === undefined;
