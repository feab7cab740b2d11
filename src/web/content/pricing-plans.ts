import { EXTRA_TOKEN_CENTS, MONTHLY_PLAN, SIGNUP_GRANT_TOKENS, TOKEN_COST, TOKEN_PACKS } from '#contract/prices.ts';
import { formatMoney } from '../lib/format-odds.ts';
import { CHARGE_RULE } from './charge-words.ts';
import { planFeatures, proValueNote } from './plan-features.ts';

export type PricingPlan = {
  key: string;
  name: string;
  price: string;
  period: string;
  /** "10% off"; absent where there is none. */
  discount?: string;
  features: readonly string[];
  action: string;
  isPopular: boolean;
  /** What is bought: the subscription, or so many tokens. */
  offer: { kind: 'subscription' } | { kind: 'pack'; tokens: number };
};

const monthly: PricingPlan = {
  key: 'monthly',
  name: MONTHLY_PLAN.name,
  price: formatMoney(MONTHLY_PLAN.amountCents),
  period: `per ${MONTHLY_PLAN.interval}`,
  features: [...planFeatures, 'Cancel anytime'],
  action: 'Start Subscription',
  isPopular: true,
  offer: { kind: 'subscription' },
};

const packs = TOKEN_PACKS.map(({ tokens, amountCents, discountPercent }): PricingPlan => {
  const perToken = `$${(amountCents / tokens / 100).toFixed(2)}`;
  return {
    key: `pack-${tokens}`,
    name: `${tokens} tokens`,
    price: formatMoney(amountCents),
    period: 'once',
    ...(discountPercent > 0 && { discount: `${discountPercent}% off` }),
    features: [
      `${perToken} a token`,
      'Never expire',
      'Used last, after all your other tokens',
      `${tokens / TOKEN_COST.pro} Pro or ${tokens / TOKEN_COST.regular} Regular analyses`,
    ],
    action: `Buy ${tokens} tokens`,
    isPopular: false,
    offer: { kind: 'pack', tokens },
  };
});

/** What a visitor gets before paying anything. */
export const pricingLead = `Signing up brings ${SIGNUP_GRANT_TOKENS} free tokens that never expire. After that, by the month or by the pack.`;

/** What can be bought, in the order of the page. Prices come from the price file. */
export const pricingPlans: readonly PricingPlan[] = [monthly, ...packs];

export const analysisCosts = [
  { mode: 'Regular', tokens: TOKEN_COST.regular, what: 'A quick analysis with at least three priced picks.' },
  { mode: 'Pro', tokens: TOKEN_COST.pro, what: 'Ten opportunities scanned, the best three taken apart.' },
].map((cost) => ({ ...cost, value: formatMoney(cost.tokens * EXTRA_TOKEN_CENTS) }));

export const costNotes = [
  `${CHARGE_RULE} Explanations, arithmetic and greetings are free.`,
  'An answer that fails or never comes gives its tokens back.',
  proValueNote,
] as const;
