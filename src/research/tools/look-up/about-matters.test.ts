import { describe, expect, it } from 'vitest';
import { MONTHLY_PLAN, SIGNUP_GRANT_TOKENS, TOKEN_COST } from '#contract/prices.ts';
import { AboutMatter, type LookUpResult } from '#contract/research/look-up.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { worldOf } from '../test-worlds.ts';
import { lookUpMatter } from './about-matters.ts';
import { loadedWith, TEST_SITE } from './test-loaded.ts';

const world = worldOf(footballSlate(), NOW, { loaded: loadedWith() });

function told(of: AboutMatter): LookUpResult {
  const outcome = lookUpMatter(of, world);
  if (!outcome.ok) throw new Error(`${of} is refused`);
  return outcome.data;
}

const MOST_SENTENCES = 4;
const PAGES = ['/bets', '/pricing', '/terms', '/record', '/profile', '/signup', '/chat'];

describe('what is asked of the product', () => {
  it('is answered each in its own few sentences, with a page that there is', () => {
    const texts = AboutMatter.options.map((of) => told(of).text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const of of AboutMatter.options) {
      const { text, links, title } = told(of);
      expect(title).not.toBe('');
      expect([of, text]).toEqual([of, expect.stringMatching(/^[A-Z0-9].*[.]$/s)]);
      expect([of, (text.match(/[.](?= [A-Z]|$)/g) ?? []).length <= MOST_SENTENCES]).toEqual([of, true]);
      expect(text).not.toMatch(/undefined|null|NaN/);
      for (const { path } of links) expect(PAGES).toContain(path.split('?')[0]);
    }
  });

  it('has the figures of the price file and the numbers of the site', () => {
    expect(told('cost').text).toContain(`costs ${TOKEN_COST.regular} token, in Pro mode ${TOKEN_COST.pro}`);
    expect(told('expiry').text).toMatch(
      new RegExp(
        `${SIGNUP_GRANT_TOKENS} tokens of a sign-up.*never expire.*${MONTHLY_PLAN.tokens} of ${MONTHLY_PLAN.name} end`,
      ),
    );
    expect(told('support').text).toContain(TEST_SITE.supportEmail);
    expect(told('helpline').text).toContain(TEST_SITE.helplinePhone);
  });
});
