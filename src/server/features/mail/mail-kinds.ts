const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a mail is worth sending: its link does not outlive it by much. */
export const MAIL_KINDS = {
  verify: { isTransactional: true, keepTryingMs: DAY_MS },
  reset: { isTransactional: true, keepTryingMs: HOUR_MS },
  'password-changed': { isTransactional: true, keepTryingMs: DAY_MS },
  'second-factor': { isTransactional: true, keepTryingMs: DAY_MS },
  'second-step-attempts': { isTransactional: true, keepTryingMs: DAY_MS },
  'sign-in-attempts': { isTransactional: true, keepTryingMs: DAY_MS },
  /** A key was made, or an assistant was let in. */
  'access-given': { isTransactional: true, keepTryingMs: DAY_MS },
  'account-deleted': { isTransactional: true, keepTryingMs: DAY_MS },
  /** To who runs it. */
  'operator-alarm': { isTransactional: true, keepTryingMs: DAY_MS },
  /** Anybody can type an address into that form, so its owner can end it. */
  waitlist: { isTransactional: false, keepTryingMs: DAY_MS },
  /** Asked for by the account's holder; of no use once its games have begun. */
  alert: { isTransactional: false, keepTryingMs: HOUR_MS },
  'best-bets': { isTransactional: false, keepTryingMs: 6 * HOUR_MS },
} as const;

export type MailKind = keyof typeof MAIL_KINDS;

export const isMailKind = (kind: string): kind is MailKind => kind in MAIL_KINDS;
