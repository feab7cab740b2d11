// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { User } from '#contract/user.ts';
import { heroFacts } from '../../content/explore-page.ts';
import { pricingBlurb } from '../../content/marketing.ts';
import { pricingLead, pricingPlans } from '../../content/pricing-plans.ts';
import { testUser } from '../../lib/test-page-data.ts';
import { TokenBalance } from './token-balance.tsx';
import { TokenUsage } from './token-usage.tsx';

afterEach(cleanup);

/** Sign-up tokens alone: nothing of them comes by the month, and nothing of them ends. */
const user = (tokensRemaining: number): User => ({ ...testUser, tokensRemaining });

describe('the words for tokens', () => {
  it.each([
    [30, '80% of 150 used', 'of 150'],
    [150, '0% of 150 used', 'of 150'],
    [275, '0% of 150 used', 'more than 150'],
  ])('call no balance monthly (%i tokens)', (tokens, used, share) => {
    render(<TokenUsage user={user(tokens)} />);
    expect(document.body.textContent).toContain(used);
    render(<TokenBalance user={user(tokens)} />);
    expect(screen.getByText(share)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/month/i);
  });

  it.each([
    [{ subscriptionActive: false }, 0],
    [{ subscriptionActive: true, unlimited: true }, 0],
    [{ subscriptionActive: true }, 2],
  ])('name the end of a period only where a subscription runs (%o)', (account, ends) => {
    render(
      <>
        <TokenUsage user={{ ...testUser, ...account }} />
        <TokenBalance user={{ ...testUser, ...account }} />
      </>,
    );
    expect(screen.queryAllByText('Period ends')).toHaveLength(ends);
  });

  it('call nothing of a pack monthly', () => {
    const packs = pricingPlans.filter(({ offer }) => offer.kind === 'pack');
    expect(packs).toHaveLength(3);
    expect(JSON.stringify(packs)).not.toMatch(/month/i);
  });

  it.each([
    ['the pricing page', pricingLead],
    ['the landing page', pricingBlurb.map((phrases) => phrases.map(({ text }) => text).join('')).join(' · ')],
    ['the marketing page', `${heroFacts[0].figure} ${heroFacts[0].text}`],
  ])('call the sign-up tokens free and without an end, and not all there at once, on %s', (_page, words) => {
    expect(words).toMatch(/150 free .*never expire/);
    expect(words).not.toMatch(/starts? with/i);
  });
});
