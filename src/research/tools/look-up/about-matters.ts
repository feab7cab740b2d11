import { MESSAGE_MAX_LENGTH } from '#contract/chat.ts';
import type { SiteInfo } from '#contract/page.ts';
import { LIMITS_PATH, RAISE_AFTER_DAYS } from '#contract/play-limits.ts';
import {
  EXTRA_TOKEN_CENTS,
  MONTHLY_PLAN,
  SIGNUP_GRANT_TOKENS,
  TOKEN_COST,
  TOKEN_PACKS,
  TOP_UP_PATH,
} from '#contract/prices.ts';
import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#contract/product.ts';
import { FREE_ANSWERS } from '#contract/rates.ts';
import type { AboutMatter, LookUpResult, PageLink } from '#contract/research/look-up.ts';
import { dollars, plural } from '../../words/format.ts';
import type { Outcome } from '../outcome.ts';
import { loadedOf, type World } from '../world.ts';
import { oddsWords } from './about.ts';
import { BETTING_MATTERS, type BettingMatter } from './betting-matters.ts';
import { onlineWords } from './online-states.ts';
import { told } from './told.ts';
import { balanceWords, chargeWords } from './wallet-matters.ts';

/** What is said of one matter: the answer first, in a sentence or two. */
type Matter = { title: string; text: string; link?: PageLink };

const PRICING: PageLink = { label: 'Plans and tokens', path: TOP_UP_PATH };
const TERMS: PageLink = { label: 'Terms of Use', path: '/terms' };
const RECORD: PageLink = { label: 'The public record', path: '/record' };
const LIMITS: PageLink = { label: 'Limits and time-outs', path: LIMITS_PATH };
const PROFILE: PageLink = { label: 'Profile & Billing', path: '/profile' };
const PAYMENT: PageLink = { label: 'Payment', path: '/profile?tab=payment' };
const SUBSCRIPTION: PageLink = { label: 'Subscription', path: '/profile?tab=subscription' };
const LEDGER: PageLink = { label: 'Token Ledger', path: '/profile?tab=tokens' };
const SIGN_UP: PageLink = { label: 'Sign up', path: '/signup' };

const [SMALLEST_PACK] = TOKEN_PACKS;
const HOW_MADE = '"how do you calculate the fair price"';

const MATTERS: Readonly<Record<Exclude<AboutMatter, BettingMatter>, (site: SiteInfo, world: World) => Matter>> = {
  account: ({ supportEmail }) => ({
    title: 'Your account',
    text: `Your name and password are changed in Profile & Billing, where every device can be signed out; a forgotten password is reset from the sign-in page. An account is for one person, and its address cannot be changed there: write to ${supportEmail} for a new one.`,
    link: PROFILE,
  }),
  age: () => ({
    title: 'Age',
    text: `${PRODUCT_NAME} is for people of ${MINIMUM_AGE_YEARS} and older, in every state.`,
    link: TERMS,
  }),
  alerts: () => ({
    title: 'Alerts by mail',
    text: 'Press "Alert me" on a pick, or name a bet and its price ("tell me when the Bills moneyline hits +120"). Alerts come by mail, at most 20 a day, and stand under My Bets. The day’s best bets come by mail for who asks in Profile & Billing. Nothing is sent by text.',
    link: { label: 'My Bets', path: '/bets' },
  }),
  app: () => ({
    title: 'No app to install',
    text: `There is no app to install: ${PRODUCT_NAME} is a website that works on a phone as on a computer. The menu of your browser can put it on the home screen.`,
  }),
  balance: (_, world) => ({ title: 'Your tokens', text: balanceWords(world), link: LEDGER }),
  bet_limits: () => ({
    title: 'Limits on bets',
    text: `No: a limit here holds for what you spend on ${PRODUCT_NAME}, and for nothing that you bet. A cap on deposits, stakes or losses is set at your sportsbook, in your account there under responsible gaming. My Bets adds up the bets that you track, and stops none.`,
    link: LIMITS,
  }),
  beta: () => ({
    title: 'Beta',
    text: `Yes, ${PRODUCT_NAME} is in beta: parts of it may change, pause or end.`,
    link: TERMS,
  }),
  books_paying: () => ({
    title: 'Who pays for picks',
    text: 'No sportsbook pays for a pick: bets are ordered by what their prices are worth, and a link to a book carries no mark of who sent you. What pays for this is tokens.',
    link: RECORD,
  }),
  charges: (site, world) => ({ title: 'What was charged', text: chargeWords(world, site), link: LEDGER }),
  chats: () => ({
    title: 'Your chats',
    text: 'Your earlier chats stand under Chat History in the chat, where each can be opened, searched or deleted. Only you see them: an administrator sees nothing of a chat but an answer that you report.',
    link: { label: 'Chat', path: '/chat' },
  }),
  cost: () => ({
    title: 'What a question costs',
    text: `A question costs ${plural(TOKEN_COST.regular, 'token')}, in Pro mode ${TOKEN_COST.pro}, and only where it gets a verdict on a bet or picks; a pass is a verdict too. Asking is free, and so is everything else: boards, line moves, facts, calculations, terms, questions such as this one, and an answer that finds nothing that fits. A token costs ${dollars(EXTRA_TOKEN_CENTS)}, and a new account gets ${SIGNUP_GRANT_TOKENS} free.`,
    link: PRICING,
  }),
  data: () => ({
    title: 'Your data',
    text: 'Your data is not sold, and nobody else sees your chats: they are kept to answer you. Where a language model writes, it gets your question and the prices, never your name or mail address. In Profile & Billing, under Your Data, you can download everything or delete the account; there is no privacy page beside the Terms yet.',
    link: PROFILE,
  }),
  delete: () => ({
    title: 'Deleting the account',
    text: 'Under Your Data in Profile & Billing you delete the account for good: a subscription ends, and unused tokens are lost. If you want a stop from betting, take a time-out or exclude yourself there under Limits, which holds after the account is gone.',
    link: PROFILE,
  }),
  empty: () => ({
    title: 'Out of tokens',
    text: `At 0 tokens picks and verdicts wait, and everything that is free stays open. Further tokens cost ${dollars(EXTRA_TOKEN_CENTS)} each, from ${SMALLEST_PACK.tokens} for ${dollars(SMALLEST_PACK.amountCents)}, and never expire.`,
    link: PRICING,
  }),
  expiry: () => ({
    title: 'Whether tokens expire',
    text: `The ${SIGNUP_GRANT_TOKENS} tokens of a sign-up and tokens that you buy never expire. The ${MONTHLY_PLAN.tokens} of ${MONTHLY_PLAN.name} end with their month and do not roll over; those that end first are spent first.`,
    link: LEDGER,
  }),
  export: () => ({
    title: 'Your data to take along',
    text: 'Under Your Data in Profile & Billing you can download your account, settings, chats, tokens, payments and limits in one JSON file.',
    link: PROFILE,
  }),
  fair_price: () => ({
    title: 'How the fair price is known',
    text: `It is an estimate: each book's margin is taken out of its prices, and what is left is averaged over all books, where sharp books and fresh prices count more. The books together know more than any one of them, and each pick shows the prices behind it; ask ${HOW_MADE} for the formula.`,
    link: RECORD,
  }),
  free: () => ({
    title: 'What is free',
    text: `A new account gets ${SIGNUP_GRANT_TOKENS} free tokens that never expire, ${plural(TOKEN_COST.regular, 'token')} for an answer with picks or a verdict. Boards, line moves, facts, calculations, terms and questions about ${PRODUCT_NAME} cost nothing at all.`,
    link: PRICING,
  }),
  freshness: (_, world) => ({
    title: 'How fresh the odds are',
    text: `${oddsWords(world)} They are refreshed through the day, more often close to the start of a game, and each price shows its age. Check your book before you bet.`,
  }),
  guarantee: () => ({
    title: 'No guarantee',
    text: 'No: no bet is sure and no profit is promised. An edge is an average over many bets; any of them can lose, and so can a long run, so stake only what you can lose without harm.',
    link: RECORD,
  }),
  helpline: ({ helplineName, helplinePhone }) => ({
    title: 'Help',
    text: `${helplineName}, ${helplinePhone}, is free and confidential, day and night; 988 answers calls and texts about anything that is too much. A time-out or self-exclusion stands under Limits.`,
    link: LIMITS,
  }),
  language: () => ({
    title: 'Languages',
    text: 'Questions are read in English, and common ones in Spanish too; answers are in English.',
  }),
  legal: () => ({
    title: 'Whether it is legal',
    text: `${onlineWords()} Where you stand when you bet counts, not where you live; name your state ("is it legal in Ohio") for its books. ${PRODUCT_NAME} itself takes no wagers, so to read prices here is no bet. That is no legal advice.`,
    link: TERMS,
  }),
  limits: () => ({
    title: 'Own limits',
    text: `Under Limits you set the most that you spend here, in tokens or dollars, a day, a week or a month: a lower limit holds at once, a higher one after ${RAISE_AFTER_DAYS} days. Say for example "limit me to $50 a week" and a button sets it.`,
    link: LIMITS,
  }),
  live: () => ({
    title: 'No live prices',
    text: 'I have no live prices: a game is priced here until it begins, and no scores are shown. Ask about one that has not started.',
  }),
  maker: ({ supportEmail }) => ({
    title: 'Who makes it',
    text: `${PRODUCT_NAME} is a research service about betting prices and no sportsbook. A program answers here, not a person; the people who run it read ${supportEmail}.`,
    link: TERMS,
  }),
  memory: () => ({
    title: 'What is remembered',
    text: 'In a chat I remember what we spoke of last and what you say of yourself: your books, state, bankroll and unit. What you set in your settings holds in every chat; a new chat begins without the rest.',
    link: PROFILE,
  }),
  model: () => ({
    title: 'What answers here',
    text: 'Hi! I am a program, not a person: I work out every number from stored prices, and no language model makes a pick. One may choose words, and each answer says so. Ask me about a bet, a game, a player or a price.',
  }),
  payment: () => ({
    title: 'Payment',
    text: `You pay by card, in the payment provider's own form: a card number never reaches ${PRODUCT_NAME}. Cards and receipts stand in Profile & Billing under Payment.`,
    link: PAYMENT,
  }),
  pro: () => ({
    title: 'Regular and Pro',
    text: `Regular (${plural(TOKEN_COST.regular, 'token')}) prices what you ask for and gives the best bets. Pro (${TOKEN_COST.pro} tokens) scans ten opportunities and takes the best three apart, each with the case against it; the fair prices are the same.`,
    link: PRICING,
  }),
  promos: () => ({
    title: 'No codes',
    text: `There are no promo codes, discounts or rewards for inviting people. A new account gets ${SIGNUP_GRANT_TOKENS} free tokens; packs and the monthly plan stand under Pricing.`,
    link: PRICING,
  }),
  rates: () => ({
    title: 'How much can be asked',
    text: `As much as your tokens pay for. Free answers are bounded to ${FREE_ANSWERS.count} in ${FREE_ANSWERS.minutes} minutes, and a question to ${MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters.`,
    link: LIMITS,
  }),
  refund: ({ supportEmail }) => ({
    title: 'Refunds',
    text: `For a refund of a payment write to ${supportEmail}; what is left of its tokens goes back with it. Tokens of an answer that fails come back by themselves, and a lost bet is not refunded.`,
    link: PAYMENT,
  }),
  sign_up: () => ({
    title: 'Signing up',
    text: `Sign up with your mail address, a password and ${MINIMUM_AGE_YEARS} years of age: ${SIGNUP_GRANT_TOKENS} free tokens come with it, and no card is asked for.`,
    link: SIGN_UP,
  }),
  slip: () => ({
    title: 'No slips are seen',
    text: 'I see no bet slip and no account at a sportsbook, only what you write in this chat. Type the bets with their prices, such as "Bills -3 -110 at FanDuel", and I judge them or tell what they pay together.',
  }),
  states: () => ({
    title: 'Where it works',
    text: `${PRODUCT_NAME} can be read in every state and is made for bettors in the US. Say where you are ("I'm in Ohio") and bets are told at the books that are licensed there; books offshore and abroad only inform the fair price.`,
    link: TERMS,
  }),
  subscription: () => ({
    title: 'Your plan',
    text: `You can cancel at any time: the plan, its next payment and the way to end it stand in Profile & Billing under Subscription. An ended plan runs to the end of its month; that month's tokens end with it, and tokens that you bought or got at sign-up stay.`,
    link: SUBSCRIPTION,
  }),
  support: ({ supportEmail }) => ({
    title: 'Support',
    text: `Write to ${supportEmail}: people read it. If an answer is wrong, "Report this answer" below it sends it along.`,
  }),
  time_out: ({ helplineName, helplinePhone }) => ({
    title: 'Time-outs',
    text: `Under Limits you take a time-out of 24 hours to 30 days, or exclude yourself for 6 months, 1 year or 5 years; it begins at once and cannot be ended early. ${helplineName}, ${helplinePhone}, is free and confidential.`,
    link: LIMITS,
  }),
  token_value: ({ supportEmail }) => ({
    title: 'What tokens are worth',
    text: `No: tokens pay for analyses here and nothing else. They are not money and cannot be bet or cashed out. For a refund of a payment write to ${supportEmail}.`,
    link: TERMS,
  }),
  tracking: () => ({
    title: 'Tracking your bets',
    text: 'Yes: bets that you made are kept under My Bets with price, book and stake, and get their result once the game is over. Say one as you bet it, such as "track Bills moneyline -120, $20 at DraftKings", and press the button; it can be changed or deleted there. That is free and no verdict.',
    link: { label: 'My Bets', path: '/bets' },
  }),
  trust: () => ({
    title: 'Why to trust it',
    text: 'No figure here is a guess, and you can check each one: it is computed from the prices of many books, which stand beside it, and no language model makes it up. Every pick that was shown stays on the public record, won or lost. It can still be wrong, most bets here are passes, and nobody promises you a win.',
    link: RECORD,
  }),
  wagers: () => ({
    title: 'No bets are taken',
    text: `No: ${PRODUCT_NAME} takes no wagers and holds no money, it only analyses prices. You bet yourself at a licensed sportsbook; name the bet, its odds and the book and I check the price first.`,
  }),
};

const isOfBetting = (of: AboutMatter): of is BettingMatter => of in BETTING_MATTERS;

/** One matter of the product, of an account, or of betting in general. */
export function lookUpMatter(of: AboutMatter, world: World): Outcome<LookUpResult> {
  const site = loadedOf(world.loaded.site, 'site');
  const { link, ...matter }: Matter = isOfBetting(of) ? BETTING_MATTERS[of](world) : MATTERS[of](site, world);
  return told('about', { ...matter, links: link ? [link] : [] });
}
