/** Every price, grant and pack of the product. Money in cents, tokens whole. Screens and server read them here. */

export const TOKEN_COST = { regular: 1, pro: 5 } as const;

/** Answers a day (UTC) and account that cost nothing because the model failed; from then on the built-in analyst writes them. */
export const FREE_MODEL_FAILURES_A_DAY = 3;

export const SIGNUP_GRANT_TOKENS = 150;

/** Of these, what an account in production can spend before its address is confirmed. */
export const UNCONFIRMED_GRANT_TOKENS = 15;

export const EXTRA_TOKEN_CENTS = 20;

export const MONTHLY_PLAN = {
  name: 'Basic Monthly',
  amountCents: 1599,
  interval: 'month',
  tokens: 150,
} as const;

/** A renewal that failed keeps its rights for so long, while the provider tries again. */
export const RENEWAL_GRACE_DAYS = 7;

export const TOKEN_PACKS = [
  { tokens: 50, amountCents: 1000, discountPercent: 0 },
  { tokens: 125, amountCents: 2250, discountPercent: 10 },
  { tokens: 300, amountCents: 4800, discountPercent: 20 },
] as const;

/** The page on which tokens are sold. */
export const TOP_UP_PATH = '/pricing';

/** The page on which an address is confirmed. */
export const CONFIRM_PATH = '/profile';

/** A balance at or below these shares of a month's tokens is told of, once each in a period. */
export const LOW_BALANCE_SHARE = 0.2;
