import type { AboutMatter } from '#contract/research/look-up.ts';
import { PRODUCT_WORDS, type ProductWord } from './product-words.ts';

/** Longer messages are about bets. */
export const MOST_WORDS = 24;

/** What of the product is asked about; `record` and `prices` have a look-up of their own. */
export type ProductMatter = AboutMatter | 'record' | 'prices';

/**
 * Each matter by the meanings that a question for it says together, in any order; `!word`: not said beside them; `<=6`: in at most six
 * words; `@book`, `@state`: one is named; `~`: whatever bets are
 * spoken of with it. The first that holds is meant.
 */
const MATTERS: readonly (readonly [ProductMatter, readonly string[]])[] = [
  ['helpline', ['helpline']],
  ['tax', ['tax']],
  ['delete', ['delete account', 'delete data']],
  ['export', ['download account', 'download data']],
  ['refund', ['refund', 'fails token', 'fails charges', 'charged', 'mistake payment_of']],
  ['subscription', ['cancel_itself token', 'cancel plan !limit', 'sub', 'plan token may_i', 'cancel_itself <=8']],
  ['expiry', ['token expire', 'token run_out when']],
  [
    'books_paying',
    ['sponsor you', 'sponsor product', 'sponsor picks', '@book sponsor', 'earn you how', 'earn product how'],
  ],
  [
    'guarantee',
    ['guarantee you', 'guarantee product', 'guarantee picks', 'profit will i', 'profit chances i', 'profit you'],
  ],
  [
    'free',
    ['free token', 'free ask', 'free product', 'free are_you <=6', 'free start', 'free can_i <=7', 'free what <=6'],
  ],
  ['balance', ['balance !@book', 'my_tokens <=6']],
  ['prices', ['prices_of']],
  [
    'cost',
    [
      'cost ask',
      'token ask',
      'token pro',
      'token cost',
      'charges pro',
      'charges you <=6',
      'charged_if i !@book',
      'charged_if you !@book',
      'token what <=6',
    ],
  ],
  ['empty', ['token run_out', 'token buy', 'top_up', 'no_tokens']],
  ['sign_up', ['sign_up can_i !@book', 'card start !@book']],
  [
    'payment',
    [
      'pay_method cost !@book',
      'pay_method buy !@book',
      'pay_method you !@book',
      'pay_method what !@book',
      'pay_method can_i !@book',
      'card safe !@book',
      'card cost !@book',
      'card you !@book',
      'my sell card',
      'receipt !@book',
    ],
  ],
  [
    'data',
    [
      'sells data',
      'sells own_history',
      'privacy',
      'safe data',
      'who sell data',
      'my sell data !delete !chats !remember',
    ],
  ],
  ['chats', ['chats']],
  [
    'slip',
    [
      'picture upload',
      'picture slip',
      'picture can_i',
      'connect own_bets',
      'connect @book',
      'see own_bets @book',
      'see own_bets you',
      'see account @book',
      'slip !delete',
    ],
  ],
  [
    'fair_price',
    [
      'how know fair',
      'why know fair',
      'how you know own_number',
      'why know own_number',
      'source fair',
      'trust fair',
      'why trust odds',
      'way you <=8',
      'way product <=8',
      'what way <=5',
    ],
  ],
  ['age', ['age !odds', 'year_old product can_i']],
  [
    'model',
    ['model_name <=10', 'are_you model', 'are_you human', 'powers model <=9', 'human picks', 'human powers product'],
  ],
  [
    'trust',
    [
      'trust you !bet_word',
      'trust product !bet_word !@book',
      'trust are_these !bet_word',
      'trust picks',
      'how know trust',
      'fresh trust are_these',
    ],
  ],
  [
    'maker',
    [
      'who_made made product',
      'who_made made you',
      'who_made made <=4',
      'company product',
      'company you',
      'company <=7',
    ],
  ],
  ['app', ['app <=10 !time_out !limit !@book', 'on_phone product can_i', 'on_phone product work_in']],
  ['wagers', ['wager may_i', 'bets here may_i', 'takes you', 'takes product', 'takes are_you', 'elsewhere may_i']],
  ['record', ['accurate you', 'accurate product', 'accurate picks', 'accurate are_these', 'picks do_well']],
  ['legal', ['legal product !@book', 'legal use !@book', 'legal here !@book', 'legal you', 'legal i <=7 !@book']],
  ['time_out', ['time_out asks_of']],
  ['limits', ['spending set !@book', 'limit set can_i !ask !@book', 'limit spend_word !@book']],
  ['rates', ['how_many ask']],
  ['freshness', ['fresh odds are_these', 'fresh odds how', 'source odds', 'fresh odds here']],
  ['pro', ['pro regular', 'pro asks_of_pro']],
  ['support', ['service', 'contact support', 'who_made contact', 'bug !@book']],
  ['memory', ['remember memory_of you', 'remember product', 'remember you <=4']],
  ['account', ['password edit !@book', 'sign_in edit !@book', 'share_account !@book']],
  ['language', ['speak language <=9']],
  ['beta', ['beta']],
  [
    'states',
    [
      'abroad',
      'state work_in !@book',
      'work_in product @state',
      'work_in you @state',
      'use can_i @state',
      'legal @state',
    ],
  ],
  // Whatever else is said of tokens.
  ['cost', ['~ token !promo_token']],
];

export type Rule = {
  all: readonly ProductWord[];
  none: readonly ProductWord[];
  book: boolean | null;
  /** A state is named. */
  state: boolean;
  /** It holds whatever bets are spoken of beside it. */
  withWishes: boolean;
  mostWords: number;
};

export const PRODUCT_RULES: readonly (readonly [ProductMatter, readonly Rule[]])[] = MATTERS.map(([matter, rules]) => [
  matter,
  rules.map(toRule),
]);

function toRule(written: string): Rule {
  const parts = written.split(' ');
  const most = parts.find((part) => part.startsWith('<='));
  return {
    all: parts.filter((part) => !/^[!<@~]/.test(part)).map(toWord),
    none: parts.filter((part) => /^!(?!@)/.test(part)).map((part) => toWord(part.slice(1))),
    book: parts.includes('@book') ? true : parts.includes('!@book') ? false : null,
    state: parts.includes('@state'),
    withWishes: parts.includes('~'),
    mostWords: most === undefined ? MOST_WORDS : Number(most.slice(2)),
  };
}

function toWord(part: string): ProductWord {
  const word = PRODUCT_WORDS.find((known) => known === part);
  if (!word) throw new RangeError(`no such meaning: ${part}`);
  return word;
}
