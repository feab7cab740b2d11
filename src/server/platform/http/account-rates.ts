import { FREE_ANSWERS, SCREEN_READS } from '#contract/rates.ts';
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
  /** What could have been paid for and was not: verdicts that came to nothing, questions that were refused after they were read. */
  unpaidWork: {
    kind: 'unpaid-work',
    limit: FREE_ANSWERS.count,
    windowMs: FREE_ANSWERS.minutes * MINUTE_MS,
    message: 'A lot of your questions came to nothing in a few minutes. Please wait a little.',
  },
  /** The odds boards, which cost a reading of the slate in memory: far above what a reader with several of them open asks for. */
  boards: {
    kind: 'board',
    limit: SCREEN_READS.count,
    windowMs: SCREEN_READS.minutes * MINUTE_MS,
    message: 'You opened the boards a lot in a few minutes. Please wait a little; the rest of the site still works.',
  },
  /** Arithmetic on stated numbers, which reads nothing: each edit of a calculator is one, so questions are counted apart. */
  calculations: {
    kind: 'calculation',
    limit: SCREEN_READS.count,
    windowMs: SCREEN_READS.minutes * MINUTE_MS,
    message: 'That was a lot of calculations in a few minutes. Please wait a little.',
  },
  /** Of programs that speak for an account, all its keys together. */
  programCalls: {
    kind: 'program-call',
    limit: 600,
    windowMs: 10 * MINUTE_MS,
    message: 'Assistants of this account asked a lot in a few minutes. Please wait a little.',
  },
  /** Assistants that are let in: each is a row and a mail. */
  assistants: {
    kind: 'assistant-allowed',
    limit: 20,
    windowMs: HOUR_MS,
    message: 'You connected assistants many times just now. Please try again in an hour.',
  },
  /** Each is a link and a row of mail, sent or not. */
  confirmationLinks: {
    kind: 'verify-link',
    limit: 20,
    windowMs: HOUR_MS,
    message: 'You asked for a lot of links just now. Please try again in an hour.',
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
