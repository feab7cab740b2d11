import {
  EXTRA_TOKEN_CENTS,
  MONTHLY_PLAN,
  SIGNUP_GRANT_TOKENS,
  TOKEN_COST,
  TOKEN_PACKS,
  TOP_UP_PATH,
} from '#contract/prices.ts';
import type { LookUpResult, PriceRow } from '#contract/research/look-up.ts';
import { dollars, list, plural } from '../../words/format.ts';
import * as figures from '../calculate/figures.ts';
import type { Outcome } from '../outcome.ts';
import { told } from './told.ts';

/** What tokens are spent on, what they cost, and what is free. */
export function lookUpPrices(): Outcome<LookUpResult> {
  const { name, amountCents, tokens } = MONTHLY_PLAN;
  const packs = TOKEN_PACKS.map(({ tokens: count, amountCents: cents }) => `${count} for ${dollars(cents)}`);
  return told('prices', {
    title: 'What it costs',
    text: [
      `A token costs ${dollars(EXTRA_TOKEN_CENTS)}: ${list(packs)}. Bought tokens never expire, and no subscription is needed. There is one too: ${name}, ${dollars(amountCents)} a month with ${tokens} tokens, which end with the month.`,
      `An answer costs ${plural(TOKEN_COST.regular, 'token')}, a Pro answer ${TOKEN_COST.pro}. You pay only for a verdict on a bet that you asked for, or for picks that fit what you asked.`,
      'Boards, schedules, line moves, facts, calculations, terms, questions back and "not stored" are free.',
      `A new account gets ${plural(SIGNUP_GRANT_TOKENS, 'token')} that never expire.`,
    ].join('\n\n'),
    figures: [
      figures.count('regular', 'Tokens for an answer', TOKEN_COST.regular),
      figures.count('pro', 'Tokens for a Pro answer', TOKEN_COST.pro),
      figures.money('month', `${name}, a month`, amountCents),
      figures.count('monthTokens', 'Tokens a month with it', tokens),
      figures.money('token', 'A further token', EXTRA_TOKEN_CENTS),
      figures.count('signUp', 'Free tokens at sign-up', SIGNUP_GRANT_TOKENS),
    ],
    rows: [priceRow(`${name}, a month`, tokens, amountCents, 0), ...TOKEN_PACKS.map(packRow)],
    links: [{ label: 'Plans and tokens', path: TOP_UP_PATH }],
  });
}

const packRow = ({ tokens, amountCents, discountPercent }: (typeof TOKEN_PACKS)[number]): PriceRow =>
  priceRow(plural(tokens, 'token'), tokens, amountCents, discountPercent);

function priceRow(name: string, tokens: number, cents: number, discountPercent: number): PriceRow {
  const centsPerToken = cents / tokens;
  const less = discountPercent > 0 ? `, ${discountPercent}% off` : '';
  const text = `${name}: ${dollars(cents)}, ${(centsPerToken / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 3 })} a token${less}`;
  return { kind: 'price', name, tokens, cents, centsPerToken, text };
}
