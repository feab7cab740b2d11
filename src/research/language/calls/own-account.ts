import { findPhrases, indexPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';

type Matter = 'balance' | 'subscription' | 'payment' | 'sign_in';

/** `a|b c|d`: every way to put the words of each column together. */
const ways = (columns: string): string[] =>
  columns
    .split(' ')
    .map((column) => column.split('|'))
    .reduce<string[]>(
      (phrases, column) =>
        phrases.flatMap((phrase) => column.map((word) => `${phrase} ${word}`.replace(/[ _-]+/g, ' ').trim())),
      [''],
    );

/** How each matter is spoken of; an underscore is a space, a hyphen nothing. */
const SAID: readonly (readonly [Matter, string])[] = [
  ['balance', 'my balance|token_balance|tokens|credits|remaining_tokens'],
  ['balance', 'tokens|credits left|remaining|do_i_have|have_i|i_have|i_got'],
  ['balance', 'out|low of|on tokens|credits'],
  [
    'subscription',
    'cancel|stop|end|pause|renew|quit|change|upgrade|downgrade -|my|the|this sub|subscription|membership|plan|auto_renew|trial',
  ],
  ['subscription', 'my subscription|sub|membership|monthly_plan|renewal'],
  ['subscription', 'unsubscribe|auto_renew|autorenew|auto_renewal'],
  ['payment', 'get|want|need|give_me|for|have|process a|my|-|the refund|invoice|receipt|money_back'],
  ['payment', 'was|am|got|been|getting -|i charged|billed'],
  ['payment', 'charged|billed me|twice|again|for_nothing'],
  ['payment', 'my|the|change|update|remove -|my card_on_file|credit_card|payment_method|billing_history'],
  ['sign_in', 'change|reset|forgot|lost|update my|the|- password|email|username|name|login'],
  ['sign_in', 'delete|close|remove my|the|this account|profile'],
  ['sign_in', 'my password|account|profile|login'],
];

const WORDS: Readonly<Record<Matter, string>> = {
  balance:
    'The tokens you have left are the number at the top of every page. Under Token Ledger in Profile & Billing stands every one that came or went; more are sold under Pricing.',
  subscription:
    'Your plan, its next payment and the way to end it stand in Profile & Billing under Subscription. An ended plan runs to the end of its month, and tokens that you bought stay.',
  payment:
    'What was paid, with its receipts, stands in Profile & Billing under Billing History, and cards under Payment Methods. A token is charged only for a verdict on a bet that you asked for or for picks, and none for an answer that fails. For a refund, write to support.',
  sign_in:
    'Your name and password are changed in Profile & Billing, where every device can be signed out, your data be exported and the account be deleted. For a new address, write to support.',
};

const INDEX = indexPhrases(
  SAID.flatMap(([matter, columns]) => ways(columns).map((phrase) => [phrase, matter] as const)),
);

/** Where in the product one finds what is asked of the own account; null where something else is asked. */
export function ownAccount(tokens: readonly Token[]): string | null {
  const matter = findPhrases(INDEX, tokens)[0]?.values[0];
  return matter === undefined ? null : WORDS[matter];
}
