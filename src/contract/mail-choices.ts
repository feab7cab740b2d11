import * as z from 'zod/mini';
import { ErrorBody } from './errors.ts';

/** Mails that an account gets because its holder asked for them. */
export const MailChoices = z.object({
  /** The day's best bets, on days that have any. */
  bestBets: z.boolean(),
});
export type MailChoices = z.infer<typeof MailChoices>;

export const getMailChoices = {
  method: 'GET',
  path: '/api/user/mails',
  response: { 200: MailChoices, 401: ErrorBody },
} as const;

/** 400 while the address is not confirmed: nobody is written to at a stranger's wish. */
export const setMailChoices = {
  method: 'PUT',
  path: '/api/user/mails',
  body: z.strictObject({ bestBets: z.boolean('bestBets must be true or false') }),
  response: { 200: MailChoices, 400: ErrorBody, 401: ErrorBody },
} as const;
