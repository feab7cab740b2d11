import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testCards, testSubscription } from '../../lib/test-account-server.ts';
import { notice, press, testProfile } from './test-profile.tsx';

const profile = testProfile();
const { navigate, show } = profile;

const region = (name: string) => within(screen.getByRole('region', { name }));
const COMING = /will be available once payment-provider integration is complete/;

describe('Account Settings', () => {
  it('has the three tabs first, and the address follows the one that is chosen', async () => {
    show();
    expect(screen.getByRole('heading', { name: 'Account Settings' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Payment',
      'Subscription',
      'Limits',
      'Tokens',
      'Assistants',
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'Payment' }));
    expect(window.location.search).toBe('?tab=payment');
    expect(screen.getByRole('region', { name: 'Payment Methods' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Subscription' }));
    expect(window.location.search).toBe('?tab=subscription');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Profile' }).getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['payment', 'Payment'],
    ['limits', 'Limits'],
    ['nonsense', 'Profile'],
  ])('opens ?tab=%s on %s', (tab, name) => {
    show(tab);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(name);
  });

  it('says where help is', () => {
    show();
    expect(screen.getByRole('link', { name: '1-800-522-4700' }).getAttribute('href')).toBe('tel:+18005224700');
  });
});

describe('the profile', () => {
  const first = () => screen.getByLabelText<HTMLInputElement>('First Name');

  it('is edited between Edit and Save', async () => {
    show();
    expect(first().readOnly).toBe(true);
    await press('Edit');
    await userEvent.clear(first());
    await userEvent.type(first(), ' Ann ');
    await press('Save');
    const told = await notice('Profile Updated');
    expect(told.getByText('Your profile has been successfully updated.')).toBeTruthy();
    expect(profile.server.writes).toEqual([
      {
        method: 'PATCH',
        path: '/api/user/profile',
        body: { firstName: 'Ann', lastName: null, email: 'jordan@example.com' },
      },
    ]);
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
  });

  it('takes the stored names back on Cancel', async () => {
    show();
    await press('Edit');
    await userEvent.type(first(), ' changed');
    await press('Cancel');
    expect([first().value, first().readOnly, profile.server.writes]).toEqual(['Jordan', true, []]);
  });

  it.each(['Save', 'Cancel'])('leads the focus to the first name, and after %s back to Edit', async (button) => {
    show();
    await press('Edit');
    expect(document.activeElement).toBe(first());
    await press(button);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  });

  it('says so when it was not saved, and keeps what was typed', async () => {
    profile.server.refusals['PATCH /api/user/profile'] = { status: 500 };
    show();
    await press('Edit');
    await userEvent.type(first(), 'a');
    await press('Save');
    const told = await notice('Update Failed');
    expect(told.getByText('Failed to update your profile. Please try again.')).toBeTruthy();
    expect(first().value).toBe('Jordana');
    const problem = screen.getByRole('alert');
    expect(problem.textContent).toBe('Not saved. Refused');
    for (const name of ['First Name', 'Last Name']) {
      expect(screen.getByLabelText(name).getAttribute('aria-describedby')).toBe(problem.id);
      expect(screen.getByLabelText(name).getAttribute('aria-invalid')).toBe('true');
    }
    expect(document.activeElement?.textContent).toBe('Save');
    await userEvent.type(first(), 'b');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(first().hasAttribute('aria-invalid')).toBe(false);
  });

  it.each([[true], [false]])('calls an address that is verified (%s) so, and never lets it change', (emailVerified) => {
    profile.server.user = { ...profile.server.user, emailVerified };
    show();
    expect(screen.queryByText('Verified') !== null).toBe(emailVerified);
    expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
    expect(screen.getByText('Email cannot be changed')).toBeTruthy();
  });

  it('offers two-factor authentication and passkeys, and shows the settings of a bettor', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Add a Passkey' })).toBeTruthy();
    expect(await region('Betting Settings').findByLabelText('Bankroll ($)')).toBeTruthy();
  });
});

describe('payments that are not configured', () => {
  it('show sample rows that say so', async () => {
    show('payment');
    const history = region('Billing History');
    expect((await history.findAllByText('Sample')).length).toBe(2);
    expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Basic Monthly.*Sample\$15\.99$/),
      expect.stringMatching(/^3 Pro analyses.*Sample\$3\.00$/),
    ]);
    expect(await region('Payment Methods').findByText(/No card is saved/)).toBeTruthy();
  });

  it('answer every action with the same notice and call nothing', async () => {
    profile.server.cards = testCards;
    show('payment');
    for (const name of ['Add Card', /^Set Default/, /^Delete Visa/, /^Buy .* for 50 tokens/]) {
      await press(name);
      expect((await notice('Coming Soon')).getByText(COMING)).toBeTruthy();
    }
    expect([profile.server.writes, navigate.mock.calls, screen.queryByRole('dialog')]).toEqual([[], [], null]);
  });

  it.each([
    [false, 'Cancel Subscription'],
    [true, 'Resume Subscription'],
  ])('cannot end or resume a subscription (ending: %s)', async (cancelAtPeriodEnd, name) => {
    profile.server.subscription = { ...testSubscription, cancelAtPeriodEnd };
    show('subscription');
    await press(name);
    expect((await notice('Coming Soon')).getByText(COMING)).toBeTruthy();
    expect(profile.server.writes).toEqual([]);
  });
});

describe('payments', () => {
  beforeEach(() => {
    profile.server.config = { enabled: true, publishableKey: 'pk_test' };
    profile.server.cards = testCards;
  });

  it('list the cards, make one the default and delete one after a question', async () => {
    show('payment');
    const cards = within(await screen.findByRole('list', { name: 'Saved cards' }));
    expect(cards.getByText('Visa ending in 4242').closest('li')?.textContent).toContain('Default');
    expect(cards.getByText('Mastercard ending in 4444').closest('li')?.textContent).toContain('Expired 03/2020');
    await press('Set Default: Mastercard ending in 4444');
    expect(await notice('Default Card Set')).toBeTruthy();
    await press('Delete Visa ending in 4242');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Visa ending in 4242?' }));
    expect(profile.server.writes).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Card' }));
    expect(await notice('Card Removed')).toBeTruthy();
    expect(cards.queryByText('Visa ending in 4242')).toBeNull();
    expect(profile.server.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/payment/methods/pm_master/default',
      'DELETE /api/payment/methods/pm_visa',
    ]);
  });

  it('keep the question open and say why when a card must stay', async () => {
    profile.server.refusals['DELETE /api/payment/methods/pm_visa'] = {
      status: 409,
      message: 'This card pays for your plan.',
    };
    show('payment');
    await press('Delete Visa ending in 4242');
    await press('Delete Card');
    expect((await notice('Card Not Removed')).getByText('This card pays for your plan.')).toBeTruthy();
    expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  });

  it('leave for the card form and for the provider’s page', async () => {
    show('payment');
    await press('Add Card');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/payment-setup?client_secret=seti_secret'));
    await press('Buy $22.50 for 125 tokens');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('https://checkout.example/session'));
    expect(profile.server.writes.at(-1)?.body).toEqual({ kind: 'pack', tokens: 125 });
  });

  it('thank whoever comes back, and look again at what was bought', async () => {
    sessionStorage.setItem('checkout-begun', 'yes');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show('payment');
    expect(await notice('Thank you')).toBeTruthy();
    const reads = () => profile.server.calls.filter(({ path }) => path === '/api/payment/history').length;
    const before = reads();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(reads()).toBe(before + 1);
    vi.useRealTimers();
    expect(sessionStorage.getItem('checkout-begun')).toBeNull();
  });

  it('show what was paid, what went back and the receipt', async () => {
    const line = {
      at: '2026-11-20T12:00:00.000Z',
      currency: 'usd',
      tokens: 150,
      refundedCents: 0,
      reinstatedCents: 0,
      receiptUrl: null,
    };
    profile.server.history = [
      {
        ...line,
        id: crypto.randomUUID(),
        description: 'Basic Monthly',
        amountCents: 1599,
        receiptUrl: 'https://r.example/1',
      },
      { ...line, id: crypto.randomUUID(), description: '300 tokens', amountCents: 4800, refundedCents: 1200 },
      { ...line, id: crypto.randomUUID(), description: '50 tokens', amountCents: 1000, reinstatedCents: 1000 },
    ];
    show('payment');
    const list = within(await screen.findByRole('list', { name: 'Payments' }));
    expect(list.getByRole('link', { name: /^Receipt for Basic Monthly/ }).getAttribute('href')).toBe(
      'https://r.example/1',
    );
    expect(list.getByText('300 tokens').closest('li')?.textContent).toContain('$12.00 refunded$48.00');
    expect(list.getByText('50 tokens').closest('li')?.textContent).toContain('Dispute settled, tokens given back');
    expect(screen.queryByText('Sample')).toBeNull();
  });

  it('say what could not be loaded, and load it on demand', async () => {
    profile.server.refusals['GET /api/payment/methods'] = { status: 503 };
    show('payment');
    const panel = region('Payment Methods');
    expect((await panel.findByRole('alert')).textContent).toContain('The saved cards could not be loaded.');
    profile.server.refusals = {};
    await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('Visa ending in 4242')).toBeTruthy();
  });
});

describe('the subscription', () => {
  it('begins at the prices when there is none', async () => {
    show('subscription');
    expect((await screen.findByRole('link', { name: 'Start Subscription' })).getAttribute('href')).toBe('/pricing');
    const features = region('Features Included')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(features).toHaveLength(8);
    expect(features.join()).toMatch(/150 analysis tokens.*All sports.*Pro mode \(\$1\.00 per analysis/);
  });

  it('shows its plan and is canceled after a question, then resumed', async () => {
    profile.server.config = { enabled: true, publishableKey: 'pk_test' };
    profile.server.subscription = testSubscription;
    show('subscription');
    const panel = region('Subscription');
    expect(await panel.findByText('Basic Monthly', { exact: false })).toBeTruthy();
    expect(panel.getByText('Renews on').nextSibling?.textContent).toBe('Dec 21, 2026');
    await press('Cancel Subscription');
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the subscription?' }));
    expect(profile.server.writes).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await panel.findByText('Subscription Ending')).toBeTruthy();
    expect(panel.getByText('Ends on')).toBeTruthy();
    await press('Resume Subscription');
    expect(await panel.findByRole('button', { name: 'Cancel Subscription' })).toBeTruthy();
    expect(profile.server.writes.map(({ path }) => path)).toEqual([
      '/api/payment/subscription/cancel',
      '/api/payment/subscription/resume',
    ]);
  });

  it('asks for another card when a payment failed', async () => {
    profile.server.subscription = { ...testSubscription, status: 'past_due' };
    show('subscription');
    expect(await screen.findByText('Payment Failed')).toBeTruthy();
    expect(screen.getByText('Past due')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Update Card' }).getAttribute('href')).toBe('/profile?tab=payment');
  });

  it('says that it ends beside a payment that failed', async () => {
    profile.server.subscription = { ...testSubscription, status: 'past_due', cancelAtPeriodEnd: true };
    show('subscription');
    expect(await screen.findByText('Subscription Ending')).toBeTruthy();
    expect(screen.getByText(/It ends on Dec 21, 2026 and does not renew/)).toBeTruthy();
    expect(screen.getByText('Payment Failed')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Resume Subscription' })).toBeTruthy();
  });

  it.each(['2026-01-21T12:00:00.000Z', '2999-01-21T12:00:00.000Z'])(
    'that is over (until %s) neither renews nor can be canceled, and can be begun again',
    async (currentPeriodEnd) => {
      profile.server.subscription = { ...testSubscription, status: 'canceled', currentPeriodEnd };
      show('subscription');
      const panel = region('Subscription');
      const start = await panel.findByRole('link', { name: 'Start Subscription' });
      expect(start.getAttribute('href')).toBe('/pricing');
      expect(panel.getByText(currentPeriodEnd < '2027' ? 'Ended on' : 'Period ends on')).toBeTruthy();
      expect(panel.queryByRole('button')).toBeNull();
    },
  );

  it.each([
    ['past_due', 'Renews on'],
    ['paused', 'Period ends on'],
  ])('that is %s and not ending says %j and can be canceled', async (status, term) => {
    profile.server.subscription = { ...testSubscription, status };
    show('subscription');
    expect(await screen.findByRole('button', { name: 'Cancel Subscription' })).toBeTruthy();
    expect(screen.getByText(term)).toBeTruthy();
    expect(screen.queryByText('Subscription Ending')).toBeNull();
  });

  it('breaks the name of a plan that is longer than its line', async () => {
    const name = 'x'.repeat(80);
    profile.server.subscription = { ...testSubscription, plan: { ...testSubscription.plan, name } };
    show('subscription');
    expect((await screen.findByText(name)).closest('dd')?.className).toMatch(/wrap-anywhere/);
  });

  it.each([
    [144, 'fill-edge'],
    [75, 'fill-amber'],
    [30, 'fill-red'],
  ])('colours the bar of %i tokens %s, and says what a Pro analysis is worth', (tokensRemaining, colour) => {
    profile.server.user = { ...profile.server.user, tokensRemaining, proAnalysesThisMonth: 3 };
    show('subscription');
    const panel = screen.getByRole('region', { name: 'Your Tokens' });
    expect(panel.querySelector('rect')?.getAttribute('class')).toBe(colour);
    expect(panel.textContent).toContain('Total spent on Pro$3.00');
    expect(panel.textContent).toContain('5 tokens at $0.20, paid in tokens. It is not a second charge.');
  });

  it('counts nothing for an unlimited account', () => {
    profile.server.user = { ...profile.server.user, unlimited: true };
    show('subscription');
    expect(screen.getByRole('region', { name: 'Your Tokens' }).textContent).toContain('∞ Unlimited');
  });
});
