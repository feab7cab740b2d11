import type { ErrorCode } from '#contract/errors.ts';

type Words = { means: string; next: string };

/** For each code of a refusal: what happened, and what a program does about it. */
export const ERROR_WORDS: Readonly<Record<ErrorCode, Words>> = {
  invalid_input: {
    means:
      'The request cannot be read: a value is missing, too long or of another kind. `field` names it where there is one.',
    next: 'Mend the request. The same one is refused again.',
  },
  payment_declined: {
    means: 'The payment provider refused the card or the purchase.',
    next: 'Show the message; another card may do.',
  },
  unauthenticated: {
    means: 'No session came with the request, or it has ended; or the password is wrong.',
    next: 'Sign in and send the request again.',
  },
  second_factor: {
    means: 'The password is right and the account asks for more: `factors` names an app, a passkey or both.',
    next: 'Send a code to `POST /api/auth/second-factor`, or begin `POST /api/auth/second-factor/passkey/begin`, with the cookie of this answer.',
  },
  second_factor_required: {
    means: 'The account is an administrator’s and has no second factor, and its one sign-in without it is used up.',
    next: 'Set one up with `POST /api/user/second-factor/totp` or `POST /api/user/passkeys/begin`.',
  },
  confirmation_required: {
    means: 'The session signed in more than ten minutes ago, and this asks for the owner of the account alone.',
    next: 'Prove it with `POST /api/user/identity`, or a passkey, and send the request again.',
  },
  insufficient_tokens: {
    means:
      'The answer costs more than the account has. `price`, `balance` and `topUp` say how much and where there is more; `waiting` is what comes once the address is confirmed.',
    next: 'Nothing was charged or saved. Ask again after a top-up.',
  },
  forbidden: { means: 'The account may not do this.', next: 'Nothing: another account or right is needed.' },
  excluded: {
    means: 'A time-out or self-exclusion of the account holds.',
    next: 'Show the message. It ends by itself at the time that the limits name.',
  },
  limit_reached: {
    means: 'A spending limit that the user set would be passed.',
    next: 'Show the message. A higher limit holds after seven days.',
  },
  under_age: {
    means: 'The user said to be under 21, so the account gets no picks.',
    next: 'Only an administrator can lift it.',
  },
  not_found: {
    means: 'There is no such thing, or it belongs to somebody else.',
    next: 'Ask for what exists; lists name it.',
  },
  conflict: {
    means:
      'It does not fit what is there: a taken address, a key that was used for another request, too many of a kind.',
    next: 'Read what is there first, then decide.',
  },
  too_large: { means: 'The body is larger than 64 KB.', next: 'Send less.' },
  rate_limited: {
    means: 'Too many requests came from this account or network.',
    next: 'Wait as many seconds as `Retry-After` says.',
  },
  internal: {
    means: 'A fault of the server. `requestId` finds it in the operator’s log.',
    next: 'Try again once, then tell support the `requestId`.',
  },
  unavailable: {
    means:
      'Something that is needed does not answer for the moment: the database, a provider, or a server that is closing.',
    next: 'Try again after a few seconds, with the same `Idempotency-Key`.',
  },
};
