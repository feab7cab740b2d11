import { EXTRA_TOKEN_CENTS, MONTHLY_PLAN, TOKEN_COST } from '#contract/prices.ts';

const SAMPLE_PRO_ANALYSES = 3;

/** What a history looks like while nothing can be paid. Always shown with the word sample. */
export const sampleBilling = [
  { date: 'Jan 15, 2025', description: MONTHLY_PLAN.name, amountCents: MONTHLY_PLAN.amountCents },
  {
    date: 'Jan 10, 2025',
    description: `${SAMPLE_PRO_ANALYSES} Pro analyses`,
    amountCents: SAMPLE_PRO_ANALYSES * TOKEN_COST.pro * EXTRA_TOKEN_CENTS,
  },
] as const;
