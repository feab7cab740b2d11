import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { ownAccount } from './own-account.ts';

describe('what is asked of the own account', () => {
  it.each([
    ["what's my balance", /Token Ledger/],
    ['how many tokens do i have left', /Token Ledger/],
    ['cancel my sub', /under Subscription/],
    ['i want to end my membership', /under Subscription/],
    ['why was i charged twice', /Billing History/],
    ['can i get a refund', /Billing History/],
    ['i forgot my password', /password are changed/],
    ['delete my account', /be deleted/],
  ])('%s', (text, words) => {
    expect(ownAccount(tokenise(text))).toMatch(words);
  });

  it.each([
    'pereira by sub',
    'my plan is to bet the over',
    'charge me up',
    'what do i win with 50 on the over',
    'refund if it pushes?',
  ])('leaves "%s" to the desk', (text) => {
    expect(ownAccount(tokenise(text))).toBeNull();
  });
});
