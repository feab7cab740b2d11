import { EXTRA_TOKEN_CENTS, MONTHLY_PLAN, SIGNUP_GRANT_TOKENS } from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#contract/product.ts';
import { formatMoney } from '../lib/format-odds.ts';

/** Every marketing claim of the public pages. What is not measured is not stated as a fact. */

export const promise = {
  before: 'Know what a bet is ',
  stressed: 'worth',
  after: ' before you make it.',
  lead: `Ask in plain words. ${PRODUCT_NAME} compares every book's price with the fair one, reads injuries and weather, and shows its work. When there is no bet, it says so.`,
};

export type Phrase = { text: string; isFigure: boolean };

const word = (text: string): Phrase => ({ text, isFigure: false });
const figure = (text: string): Phrase => ({ text, isFigure: true });

/** Three prices, one after the other. */
export const pricingBlurb: readonly (readonly Phrase[])[] = [
  [
    figure(formatMoney(MONTHLY_PLAN.amountCents)),
    word(' a month with '),
    figure(String(MONTHLY_PLAN.tokens)),
    word(' tokens'),
  ],
  [figure(String(SIGNUP_GRANT_TOKENS)), word(' free when you sign up, and they never expire')],
  [word('extra tokens '), figure(formatMoney(EXTRA_TOKEN_CENTS))],
];

export const benefits = [
  { mark: 'price', title: 'Every number has a source', text: 'Book, time and formula, one tap away.' },
  { mark: 'value', title: 'Fair odds, not hunches', text: 'The margin taken off, the books weighed, the doubt shown.' },
  { mark: 'record', title: 'Nothing is rewritten', text: 'Each pick is kept with the price and time it was made at.' },
  { mark: 'you', title: 'You stay in charge', text: 'No wagers are taken here, and help is one tap away.' },
] as const;

type BetaFeature = { title: string; text: string; link?: { label: string; href: string } };

export const betaFeatures: readonly BetaFeature[] = [
  { title: 'Daily AI Picks', text: 'At least three priced picks in an analysis, when the slate has them.' },
  { title: 'Pro Analysis Mode', text: 'Ten opportunities scanned, the best three taken apart.' },
  { title: 'Real-time Odds', text: 'Prices of many books side by side, each with its age.' },
  { title: '70% Win Rate', text: 'goal, not a result', link: { label: 'See the record', href: '/record' } },
];

export const signUpGrant = `${SIGNUP_GRANT_TOKENS} free tokens`;

export const disclaimer = {
  age: `${MINIMUM_AGE_YEARS}+ only`,
  scope: `${PRODUCT_NAME} takes no wagers. For information and entertainment only; no liability for losses.`,
};
