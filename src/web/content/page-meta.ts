import { PRODUCT_NAME } from '#contract/product.ts';
import { signUpGrant } from './marketing.ts';

/** What the links in mails lead to, and the page that asks for one. */
const LINK_PAGES = ['verify', 'forgot', 'reset', 'waitlist-confirm', 'unsubscribe'] as const;
export type LinkPageName = (typeof LINK_PAGES)[number];
export const isLinkPage = (page: string): page is LinkPageName => LINK_PAGES.some((name) => name === page);

export type PageName =
  | 'landing'
  | 'sign-in'
  | 'sign-up'
  | 'terms'
  | 'signed-out'
  | 'not-found'
  | 'chat'
  | 'profile'
  | 'authorize'
  | 'payment-setup'
  | 'pricing'
  | 'explore'
  | 'record'
  | 'best-bets'
  | 'tools'
  | 'dashboard'
  | 'bets'
  | 'odds'
  | 'game-odds'
  | 'plain'
  | LinkPageName;
export type PageMeta = { title: string; description: string };

const lead = 'Sports-betting research with every price, fair chance and formula shown.';

const pages: Record<PageName, PageMeta> = {
  plain: { title: PRODUCT_NAME, description: lead },
  landing: {
    title: `${PRODUCT_NAME}: know what a bet is worth`,
    description: `${lead} Ask in plain words; when there is no bet, it says so. For adults of 21 and over.`,
  },
  'sign-in': { title: `Sign In | ${PRODUCT_NAME}`, description: `Sign in to ${PRODUCT_NAME}. ${lead}` },
  'sign-up': {
    title: `Create Your Account | ${PRODUCT_NAME}`,
    description: `Create an account with ${signUpGrant}. ${lead}`,
  },
  terms: {
    title: `Terms of Use | ${PRODUCT_NAME}`,
    description: `The terms under which ${PRODUCT_NAME} may be used: information only, age 21 and over, your own risk.`,
  },
  'signed-out': { title: `Signed out | ${PRODUCT_NAME}`, description: lead },
  'not-found': { title: `Page Not Found | ${PRODUCT_NAME}`, description: 'There is no page at this address.' },
  pricing: {
    title: `Pricing | ${PRODUCT_NAME}`,
    description: `What ${PRODUCT_NAME} costs: a monthly plan with tokens, packs that never expire, and the price of each analysis.`,
  },
  explore: {
    title: `Early Access | ${PRODUCT_NAME}`,
    description: `${lead} Join the beta's waitlist: two modes, confidence ratings, and picks that show their edge.`,
  },
  record: {
    title: `The Record | ${PRODUCT_NAME}`,
    description: `Every pick that ${PRODUCT_NAME} has shown, with its price, fair chance, edge and time. None is ever changed.`,
  },
  'best-bets': {
    title: `Best Bets of the Day | ${PRODUCT_NAME}`,
    description:
      'At most ten bets a day by fixed rules, no bet where none is worth it, and how every list before ended.',
  },
  tools: {
    title: `Betting Calculators | ${PRODUCT_NAME}`,
    description:
      'Kelly, hedge, no-vig, parlay, arbitrage, free bet and more: free betting calculators that show their formula.',
  },
  dashboard: {
    title: `Your Dashboard | ${PRODUCT_NAME}`,
    description: `Today's best bets, your recent picks and your tokens at ${PRODUCT_NAME}.`,
  },
  bets: {
    title: `My Bets | ${PRODUCT_NAME}`,
    description:
      'Your own bets in figures: profit, return with its range, closing-line value, by sport, book and market.',
  },
  odds: {
    title: `Odds | ${PRODUCT_NAME}`,
    description: 'Every game of a league with the best price of each side, the fair price beside it, margin and age.',
  },
  'game-odds': {
    title: `Game Odds | ${PRODUCT_NAME}`,
    description: "One game: every book's prices, how they moved, and what is known of injuries, weather and form.",
  },
  verify: {
    title: `Confirm Your Address | ${PRODUCT_NAME}`,
    description: `Confirm the address of your account at ${PRODUCT_NAME}.`,
  },
  forgot: {
    title: `Forgot Your Password? | ${PRODUCT_NAME}`,
    description: `Have a link mailed with which you choose a new password at ${PRODUCT_NAME}.`,
  },
  reset: {
    title: `Choose a New Password | ${PRODUCT_NAME}`,
    description: `Choose a new password for your account at ${PRODUCT_NAME}.`,
  },
  'waitlist-confirm': {
    title: `Confirm Your Place | ${PRODUCT_NAME}`,
    description: `Confirm your place on the waitlist of ${PRODUCT_NAME}.`,
  },
  unsubscribe: {
    title: `No More Mails | ${PRODUCT_NAME}`,
    description: `End the mails of ${PRODUCT_NAME} that your account does not need.`,
  },
  profile: {
    title: `Account Settings | ${PRODUCT_NAME}`,
    description: `Your profile, payments, subscription, limits and tokens at ${PRODUCT_NAME}.`,
  },
  authorize: {
    title: `Connect an Assistant | ${PRODUCT_NAME}`,
    description: `Decide whether an assistant may ask ${PRODUCT_NAME} in your name.`,
  },
  'payment-setup': { title: `Payment Setup | ${PRODUCT_NAME}`, description: 'Add a card to your account.' },
  chat: { title: `AI Chat | ${PRODUCT_NAME}`, description: lead },
};

export function pageMeta(page: PageName): PageMeta {
  return pages[page];
}
