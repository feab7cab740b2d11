import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHARGE_RULE } from '../../content/charge-words.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { TestAccountServer, testSubscription } from '../../lib/test-account-server.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { PricingScreen } from './pricing-screen.tsx';
import { SignedInPricingScreen } from './signed-in-pricing-screen.tsx';

let server: TestAccountServer;
const navigate = vi.fn();

beforeEach(() => {
  server = new TestAccountServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  navigate.mockClear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignedInPricingScreen data={pageData('/pricing')} navigate={navigate} />
      <Toaster />
    </QueryClientProvider>,
  );

const plans = () => within(screen.getByRole('list', { name: 'Plans' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the prices', () => {
  it('stand there for everybody, from the price file', () => {
    render(<PricingScreen data={pageData('/pricing')} />);
    const words = [...screen.getByRole('list', { name: 'Plans' }).children].map(({ textContent }) => textContent);
    expect(words).toHaveLength(4);
    expect(words[0]).toMatch(/^Basic MonthlyBest Value\$15\.99per month150 analysis tokens/);
    expect(words[1]).toMatch(/^50 tokens\$10\.00once\$0\.20 a token/);
    expect(words[2]).toMatch(/^125 tokens10% off\$22\.50once\$0\.18 a token/);
    expect(words[3]).toMatch(/^300 tokens20% off\$48\.00once\$0\.16 a token/);
    expect(screen.getByText('Regular').textContent).toBe('Regular1 token · $0.20');
    expect(screen.getByText('Pro').textContent).toBe('Pro5 tokens · $1.00');
    expect(screen.getByText(/It is not a second charge/)).toBeTruthy();
    expect(screen.getByText(CHARGE_RULE, { exact: false })).toBeTruthy();
  });

  it('lead a visitor to sign-up', () => {
    render(<PricingScreen data={pageData('/pricing')} />);
    const links = plans().getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Start Subscription', '/signup'],
      ['Buy 50 tokens', '/signup'],
      ['Buy 125 tokens', '/signup'],
      ['Buy 300 tokens', '/signup'],
    ]);
  });

  it('say Coming Soon while no provider is configured', async () => {
    show();
    await press('Start Subscription');
    expect(await screen.findByText('Coming Soon')).toBeTruthy();
    expect([server.writes, navigate.mock.calls]).toEqual([[], []]);
  });

  it.each([
    ['Start Subscription', { kind: 'subscription' }],
    ['Buy 300 tokens', { kind: 'pack', tokens: 300 }],
  ])('lead from %s to the provider’s page', async (name, body) => {
    server.config = { enabled: true, publishableKey: 'pk_test' };
    show();
    await press(name);
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('https://checkout.example/session'));
    expect(server.writes).toEqual([{ method: 'POST', path: '/api/payment/checkout', body }]);
    expect(sessionStorage.getItem('checkout-begun')).toBe('yes');
  });

  it('pass on why a purchase was refused', async () => {
    server.config = { enabled: true, publishableKey: 'pk_test' };
    server.refusals['POST /api/payment/checkout'] = {
      status: 403,
      message: 'Your monthly limit of $20.00 is reached.',
    };
    show();
    await press('Buy 300 tokens');
    expect(await screen.findByText('Your monthly limit of $20.00 is reached.')).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('offer no second subscription', async () => {
    server.subscription = testSubscription;
    show();
    const own = await screen.findByRole('link', { name: 'Your Subscription' });
    expect(own.getAttribute('href')).toBe('/profile?tab=subscription');
    expect(screen.queryByRole('button', { name: 'Start Subscription' })).toBeNull();
  });

  it('tell an excluded user first, and sell nothing', async () => {
    server.limits = { ...server.limits, exclusion: { kind: 'self_exclusion', endsAt: '2099-01-01T00:00:00.000Z' } };
    show();
    expect(await screen.findByText(/^You are excluded until /)).toBeTruthy();
    for (const button of plans().getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
  });
});
