import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { TestAccountServer } from '../../lib/test-account-server.ts';
import { pageData } from '../../lib/test-page-data.ts';
import { installDialog } from '../../ui/test-dialog.ts';
import { removeToast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { ProfileScreen } from './profile-screen.tsx';

let server: TestAccountServer;
const navigate = vi.fn();

beforeEach(() => {
  server = new TestAccountServer();
  vi.stubGlobal('fetch', server.fetch);
  installDialog();
});
afterEach(() => {
  cleanup();
  removeToast();
  navigate.mockClear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function show(tab = 'profile') {
  window.history.replaceState(null, '', `/profile?tab=${tab}`);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ProfileScreen data={pageData('/profile')} user={server.user} navigate={navigate} />
      <Toaster />
    </QueryClientProvider>,
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const notice = async (title: string) => within((await screen.findByText(title)).closest('li')!);

describe('an address that is not confirmed', () => {
  it('is said so, and another mail can be asked for', async () => {
    show();
    expect(screen.getByText('Your address is not confirmed yet')).toBeTruthy();
    await press('Resend Mail');
    expect((await notice('Confirmation Mail')).getByText('Another link is on its way.')).toBeTruthy();
    expect(server.writes).toMatchObject([{ method: 'POST', path: '/api/auth/verify/resend' }]);
  });

  it('is not spoken of once it is', () => {
    server.user = { ...server.user, emailVerified: true };
    show();
    expect(screen.queryByText('Your address is not confirmed yet')).toBeNull();
    expect(screen.getByText('Verified')).toBeTruthy();
  });
});

describe('signing out everywhere', () => {
  it('leads to the sign-in screen', async () => {
    show();
    await press('Sign Out Everywhere');
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin'));
    expect(server.writes).toMatchObject([{ method: 'POST', path: '/api/auth/signout-everywhere' }]);
  });

  it('says so when it failed', async () => {
    server.refusals['POST /api/auth/signout-everywhere'] = { status: 503, message: 'Away for a moment.' };
    show();
    await press('Sign Out Everywhere');
    expect((await notice('Not Signed Out')).getByText('Away for a moment.')).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('the own data', () => {
  it('is a link to the file', () => {
    show();
    const link = screen.getByRole('link', { name: 'Download My Data' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual(['/api/user/export', true]);
  });

  it('is deleted in two steps, the second with the password', async () => {
    show();
    await press('Delete Account');
    expect(screen.getByText('Step 1 of 2: what it means.')).toBeTruthy();
    await press('Continue');
    const last = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete My Account' });
    expect(last().disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(last());
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/'));
    expect(server.writes).toEqual([{ method: 'DELETE', path: '/api/user', body: { password: 'correct horse' } }]);
  });

  it('stays on Cancel and on Back', async () => {
    show();
    await press('Delete Account');
    await press('Continue');
    await press('Back');
    await press('Cancel');
    expect(screen.queryByText('Delete your account?')).toBeNull();
    expect(server.writes).toEqual([]);
  });

  it('stays when the server refuses, and its words are shown', async () => {
    server.refusals['DELETE /api/user'] = { status: 503, message: 'The payment provider cannot be reached.' };
    show();
    await press('Delete Account');
    await press('Continue');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Delete My Account');
    expect((await notice('Account Not Deleted')).getByText('The payment provider cannot be reached.')).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
  });
});

it('an account that began without tokens says why', () => {
  server.user = { ...server.user, tokensRemaining: 0, noGrantReason: 'mailbox_had_grant' };
  show('tokens');
  expect(screen.getByText(/free tokens are given once per person/)).toBeTruthy();
});
