/** Every price, grant and pack of the product. Money in cents, tokens whole. Screens and server read them here. */

export const TOKEN_COST = { regular: 1, pro: 5 } as const;

export const SIGNUP_GRANT_TOKENS = 150;

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

/** A balance at or below these shares of a month's tokens is told of, once each in a period. */
export const LOW_BALANCE_SHARE = 0.2;
