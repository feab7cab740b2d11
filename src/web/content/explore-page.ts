import { EXTRA_TOKEN_CENTS, MONTHLY_PLAN, SIGNUP_GRANT_TOKENS, TOKEN_COST, TOKEN_PACKS } from '#contract/prices.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { formatMoney } from '../lib/format-odds.ts';

/** The copy of the marketing page. Like the landing's it claims nothing that is not measured; samples are called samples. */

export const hero = {
  badge: 'Beta Access • Limited Spots Available',
  question: 'Ask about any game.',
  promise: 'See what the price is ',
  stressed: 'really worth',
  lead: `${PRODUCT_NAME} answers questions about games, player props and parlays with priced picks. Each one shows its odds, its fair chance, its edge and its sources, and when there is no bet it says so.`,
};

export const joined = "You're on the waitlist! We'll email you when we launch.";

export const heroFacts = [
  { figure: String(SIGNUP_GRANT_TOKENS), text: 'free tokens when you sign up, and they never expire' },
  { figure: '3+', text: 'priced picks in an analysis, when the slate has them' },
] as const;

export const features = [
  {
    mark: 'ask',
    title: 'AI analysis',
    text: 'Ask in plain words about UFC, NFL, MLB, NBA, NHL, MLS and soccer. The answer reads prices, injuries, weather and past meetings.',
  },
  {
    mark: 'modes',
    title: 'Two modes',
    text: `Regular for a quick analysis (${TOKEN_COST.regular} token). Pro scans ten opportunities and takes the best three apart (${TOKEN_COST.pro} tokens).`,
  },
  {
    mark: 'data',
    title: 'Data-driven picks',
    text: 'Every number is computed from stored prices of many books. None is written by a language model.',
  },
  {
    mark: 'rating',
    title: 'Confidence ratings',
    text: 'One to five stars say how sure the edge is. They do not say how likely the bet wins; the fair chance does.',
  },
] as const;

export const steps = [
  { title: 'Ask a question', text: '“Best NBA bets tonight?” or “Is +145 on the Jets good?” Your words are enough.' },
  {
    title: 'AI analyses',
    text: 'The margin is taken off every book’s price, the books are weighed, and the fair chance is found.',
  },
  {
    title: 'Get picks with confidence and edge value',
    text: 'Each pick names its book, its price, its edge and the worst price at which it is still worth taking.',
  },
] as const;

export const testimonials = [
  {
    name: 'Marcus T.',
    place: 'Ohio',
    text: 'The first tool that told me to pass. It shows the fair price beside the one I was about to take.',
  },
  {
    name: 'Dana R.',
    place: 'Colorado',
    text: 'I open the numbers under a pick and check them against my own book in half a minute.',
  },
  {
    name: 'Luis G.',
    place: 'New Jersey',
    text: 'Pro mode gives me three games to think about on a Sunday, with the case against each of them.',
  },
] as const;

export const samplesNote = {
  slips: 'Samples drawn by us: the teams are invented, and nobody placed these bets.',
  testimonials: 'Samples that stand in for the words of beta testers.',
};

export const monthlyCard = {
  title: 'Monthly Subscription',
  price: formatMoney(MONTHLY_PLAN.amountCents),
  period: `a ${MONTHLY_PLAN.interval}`,
  features: [
    `${MONTHLY_PLAN.tokens} tokens every ${MONTHLY_PLAN.interval}`,
    'All sports and both modes',
    `Extra tokens ${formatMoney(EXTRA_TOKEN_CENTS)} each`,
    'Cancel anytime',
  ],
};

export const packagesCard = {
  title: 'Token Packages',
  price: formatMoney(EXTRA_TOKEN_CENTS),
  period: 'a token',
  features: [
    ...TOKEN_PACKS.map(
      ({ tokens, amountCents, discountPercent }) =>
        `${tokens} tokens for ${formatMoney(amountCents)}${discountPercent > 0 ? `, ${discountPercent}% off` : ''}`,
    ),
    'Never expire',
  ],
};
