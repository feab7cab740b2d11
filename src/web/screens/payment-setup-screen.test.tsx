import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardFormRequest } from '../features/billing/card-form-port.ts';
import { showFlash } from '../lib/flash.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { TestAccountServer } from '../lib/test-account-server.ts';
import { pageData } from '../lib/test-page-data.ts';
import { Toaster } from '../ui/toaster.tsx';
import { PaymentSetupScreen } from './payment-setup-screen.tsx';

const CONFIGURED = { enabled: true, publishableKey: 'pk_test_key' };

let server: TestAccountServer;
const navigate = vi.fn();
/** What the provider's form was opened with, and what it answers. */
let opened: CardFormRequest[];
let closed: number;
let refuseToOpen: boolean;
let confirm: (returnUrl: string) => Promise<string>;

const openForm = async (request: CardFormRequest) => {
  opened.push(request);
  if (refuseToOpen) throw new Error('blocked');
  request.place.append('the provider’s fields');
  return {
    confirm: (returnUrl: string) => confirm(returnUrl),
    close: () => {
      closed += 1;
    },
  };
};

beforeEach(() => {
  server = new TestAccountServer();
  [opened, closed, refuseToOpen] = [[], 0, false];
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  navigate.mockClear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function show(query: string) {
  window.history.replaceState(null, '', `/payment-setup${query}`);
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <PaymentSetupScreen data={pageData('/payment-setup')} navigate={navigate} openForm={openForm} />
      <Toaster />
    </QueryClientProvider>,
  );
}

describe('the payment setup', () => {
  it('goes to the profile when it was given nothing', () => {
    show('');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile');
  });

  it('tells of the card that was added and goes to the payment tab', async () => {
    show('?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret&redirect_status=succeeded');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile?tab=payment');
    showFlash();
    expect(await screen.findByText('Payment Method Added')).toBeTruthy();
    expect(opened).toEqual([]);
  });

  it('does not call a card added that the provider refused', async () => {
    show('?setup_intent=seti_1&redirect_status=failed');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile?tab=payment');
    showFlash();
    expect(await screen.findByText('Card Not Added')).toBeTruthy();
    expect(screen.queryByText('Payment Method Added')).toBeNull();
  });

  it('is unavailable while no provider is configured', async () => {
    show('?client_secret=seti_1_secret');
    const title = await screen.findByRole('heading', { name: 'Payment Setup Unavailable' });
    expect(title.parentElement?.textContent).toBe(
      'Payment Setup Unavailable — the card payment provider is not configured. Please contact support.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back to Profile' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile');
    expect(opened).toEqual([]);
  });
});

describe('the card form', () => {
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Card' });

  beforeEach(() => {
    server.config = CONFIGURED;
  });

  it('is the provider’s, opened with the key and the secret, and confirms towards this page', async () => {
    const returnUrls: string[] = [];
    confirm = (returnUrl) => {
      returnUrls.push(returnUrl);
      // The browser leaves: no answer comes.
      return new Promise(() => {});
    };
    const { unmount } = show('?client_secret=seti_1_secret');
    expect(await screen.findByText('the provider’s fields')).toBeTruthy();
    expect(opened).toMatchObject([{ publishableKey: 'pk_test_key', clientSecret: 'seti_1_secret' }]);
    await userEvent.click(save());
    expect(returnUrls).toEqual([`${window.location.origin}/payment-setup`]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saving...' }).disabled).toBe(true);
    unmount();
    expect(closed).toBe(1);
  });

  it('says what is wrong with a card, and lets another be tried', async () => {
    confirm = async () => 'Your card has expired.';
    show('?client_secret=seti_1_secret');
    await screen.findByText('the provider’s fields');
    await userEvent.click(save());
    expect((await screen.findByRole('alert')).textContent).toBe('Your card has expired.');
    expect(save().disabled).toBe(false);
    confirm = () => Promise.reject(new Error('network'));
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/could not be reached/));
  });

  it('says kindly when it could not be loaded, and tries again on demand', async () => {
    refuseToOpen = true;
    show('?client_secret=seti_1_secret');
    expect((await screen.findByRole('alert')).textContent).toContain('The card form could not be loaded.');
    expect(save().disabled).toBe(true);
    refuseToOpen = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('the provider’s fields')).toBeTruthy();
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads back without a card', async () => {
    show('?client_secret=seti_1_secret');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Profile' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/profile?tab=payment');
  });
});
