import { SIGNUP_GRANT_TOKENS } from '#contract/prices.ts';
import type { NoGrantReason } from '#contract/user.ts';

/** Why an account began without the sign-up tokens. */
export const noGrantWords: Readonly<Record<NoGrantReason, string>> = {
  mailbox_had_grant: `The ${SIGNUP_GRANT_TOKENS} free tokens are given once per person, and another account of your mailbox had them. So this one began with none.`,
  excluded:
    'A time-out or self-exclusion held for your mailbox when this account was opened. So it began with no tokens.',
};
