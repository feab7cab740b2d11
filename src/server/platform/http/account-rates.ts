import { FREE_ANSWERS } from '#contract/rates.ts';
import type { RateLimit } from './rate-limit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How often one account may do what costs it nothing and others something. They are counted by the account's id in the
 * database, so that they hold over all processes and sessions. What is paid for has no rate: its price bounds it.
 */
export const ACCOUNT_RATES = {
  /** Answers without picks. Unlimited accounts and whoever is helped are not counted. */
  freeAnswers: {
    kind: 'free-answer',
    limit: FREE_ANSWERS.count,
    windowMs: FREE_ANSWERS.minutes * MINUTE_MS,
    message:
      'That was a lot of free questions in a few minutes. Please wait a little; analyses that cost tokens still work.',
  },
  newChats: {
    kind: 'new-chat',
    limit: 500,
    windowMs: 10 * MINUTE_MS,
    message: 'You began a lot of chats just now. Please wait a few minutes, or go on in one that you have.',
  },
  /** Each can be used to try a stolen card, so both are few: nobody adds ten cards in an hour. */
  newCards: {
    kind: 'new-card',
    limit: 10,
    windowMs: HOUR_MS,
    message: 'You began to add a card many times just now. Please try again in an hour.',
  },
  checkouts: {
    kind: 'checkout',
    limit: 20,
    windowMs: HOUR_MS,
    message: 'You began many purchases just now. Nothing was charged; please try again in an hour.',
  },
} as const satisfies Record<string, RateLimit>;
