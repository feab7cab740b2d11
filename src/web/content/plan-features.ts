import { EXTRA_TOKEN_CENTS, MONTHLY_PLAN, TOKEN_COST } from '#contract/prices.ts';
import { formatMoney } from '../lib/format-odds.ts';

/** What a Pro analysis is worth at the price of single tokens. */
export const PRO_ANALYSIS_CENTS = TOKEN_COST.pro * EXTRA_TOKEN_CENTS;

/** So that nobody takes the value of an analysis for a second charge. */
export const proValueNote = `${formatMoney(PRO_ANALYSIS_CENTS)} is the value of ${TOKEN_COST.pro} tokens at ${formatMoney(EXTRA_TOKEN_CENTS)}, paid in tokens. It is not a second charge.`;

export const planFeatures = [
  `${MONTHLY_PLAN.tokens} analysis tokens per month`,
  'All sports covered',
  'Real-time recommendations',
  'AI analysis',
  'History tracking',
  `Pro mode (${formatMoney(PRO_ANALYSIS_CENTS)} per analysis, ${TOKEN_COST.pro} tokens)`,
  'Email support',
  'Responsive interface',
] as const;
