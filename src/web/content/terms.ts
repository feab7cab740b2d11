import { MINIMUM_AGE_YEARS, PRODUCT_NAME } from '#contract/product.ts';

export type TermsSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** What is drawn under the paragraphs. */
  shows?: 'helpline' | 'support';
};

export const termsEffective = 'Effective January 2025';

/** The text of the terms. A change of meaning needs a new `TERMS_VERSION`, which sign-ups store. */
export const termsSections: readonly TermsSection[] = [
  {
    id: 'scope',
    title: 'Who we are and what these terms cover',
    paragraphs: [
      `${PRODUCT_NAME} is a research service about sports betting. You ask a question, and it answers with prices, fair chances, reasons and sources. These terms are an agreement between you and the operator of ${PRODUCT_NAME}. They cover the website, the chat, the waitlist and the mails we send.`,
      `${PRODUCT_NAME} is not a sportsbook. It takes no wagers, holds no stakes, pays no winnings and places no bet for you. Tokens pay for analyses. They are not money, cannot be wagered and cannot be cashed out.`,
      'The service is in a beta phase. Parts of it may change, pause or end. By creating an account, by signing in or by using the service you accept these terms. If you do not accept them, please do not use it.',
    ],
  },
  {
    id: 'information',
    title: 'Information only, without warranty',
    paragraphs: [
      'Everything shown here is for information and entertainment only. It is not financial, legal or betting advice, and no part of it promises a result. A positive edge is an estimate over many bets; a single bet can lose, and a run of them can lose too.',
      'Prices come from third parties and from demo data where that is marked. They move, and they can be late, incomplete or wrong. Always check the price, the line and the rules at the place where you mean to bet. Written reasoning may be made by a language model and can contain mistakes.',
      'The service is provided as it is and as it is available, without warranty of any kind, express or implied, as far as the law allows. That includes accuracy, fitness for a purpose and uninterrupted service.',
    ],
  },
  {
    id: 'risk',
    title: 'Your responsibility and your risk',
    paragraphs: [
      'You alone decide whether to bet, where and how much. You bear the risk of every decision you take with what you read here. Never stake money that you cannot afford to lose.',
      `As far as the law allows, ${PRODUCT_NAME}, its operator and the people who work on it are not liable for betting losses, lost profit, or any indirect or consequential damage that follows from using the service or from not being able to use it.`,
      'Keep your password to yourself, give true details when you sign up, and tell us when you think that somebody else uses your account. You may not use the service to break the law, disturb it, or take its data in bulk.',
    ],
  },
  {
    id: 'states',
    title: 'State-by-state compliance',
    paragraphs: [
      'Sports betting is legal in some US states and not in others. Ages, sports, bet types and licensed operators differ from state to state and change over time. Tribal and local rules may apply as well.',
      'You must know and follow the law of the place where you are. That an analysis can be read where you are does not mean that betting is allowed there. Do not use the service where reading or acting on it is against the law.',
    ],
  },
  {
    id: 'age',
    title: 'Age restriction',
    paragraphs: [
      `The service is for adults of at least ${MINIMUM_AGE_YEARS} years. By using it you confirm that you are at least ${MINIMUM_AGE_YEARS} years old and that the law of your place allows you to use it. We may ask for proof of age, and we close accounts of people who are younger.`,
    ],
  },
  {
    id: 'help',
    title: 'Responsible gaming',
    paragraphs: [
      'Betting should stay a pastime. Set a limit of money and time before you start. Do not chase losses, do not bet to solve money problems, and do not bet when you are upset or have been drinking.',
      'If betting stops being fun, for you or for somebody close to you, help is free and confidential, day and night:',
    ],
    shows: 'helpline',
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    paragraphs: [
      `If a third party makes a claim against ${PRODUCT_NAME} or its operator because you broke these terms, broke the law or violated somebody's rights with the service, you will cover the resulting loss and reasonable cost, lawyers' fees included, as far as the law allows.`,
    ],
  },
  {
    id: 'law',
    title: 'A note on U.S. internet-gambling law',
    paragraphs: [
      'Since the Supreme Court decided Murphy v. National Collegiate Athletic Association in 2018, each state decides whether it allows sports betting. Federal law still matters: the Wire Act (18 U.S.C. § 1084) concerns businesses that transmit bets across state lines, and the Unlawful Internet Gambling Enforcement Act of 2006 (31 U.S.C. §§ 5361 to 5367) concerns payments to businesses that take unlawful internet bets.',
      `${PRODUCT_NAME} publishes research. It does not take, pass on or pay for bets. This note describes the background in short words. It is not legal advice; ask a lawyer of your state when you need some.`,
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    paragraphs: ['Questions about these terms, your account or your data reach us by mail:'],
    shows: 'support',
  },
];
