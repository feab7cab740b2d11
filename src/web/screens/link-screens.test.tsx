import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountContext } from '../lib/account.ts';
import { answerFetchWith, jsonResponse, networkFailure } from '../lib/test-fetch.ts';
import { pageData, testUser } from '../lib/test-page-data.ts';
import { ForgotScreen } from './forgot-screen.tsx';
import { ResetScreen } from './reset-screen.tsx';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';
import { VerifyScreen } from './verify-screen.tsx';
import { WaitlistConfirmScreen } from './waitlist-confirm-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

type Screen = ComponentType<{ data: ReturnType<typeof pageData> }>;

function show(LinkScreen: Screen, address: string) {
  window.history.replaceState(null, '', address);
  render(<LinkScreen data={pageData(address.split('?')[0]!)} />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const MISSING = 'This page needs the link from a mail. Please open it there again.';

describe.each<[string, Screen, string, string, object | undefined]>([
  ['/verify', VerifyScreen, 'Confirm', '/api/auth/verify', { token: 'abc' }],
  ['/waitlist/confirm', WaitlistConfirmScreen, 'Confirm', '/api/waitlist/confirm', { token: 'abc' }],
  ['/unsubscribe', UnsubscribeScreen, 'Unsubscribe', '/api/mail/unsubscribe?token=abc', undefined],
])('the page at %s', (path, LinkScreen, button, call, body) => {
  it('does nothing by being opened, and what it says when the button is pressed', async () => {
    const calls = answerFetchWith(() => jsonResponse(200, { message: 'It is done.' }));
    show(LinkScreen, `${path}?token=abc`);
    expect(calls).toEqual([]);
    await press(button);
    expect((await screen.findByRole('status')).textContent).toBe('It is done.');
    expect(document.activeElement?.textContent).toBe('It is done.');
    expect(calls).toMatchObject([{ path: call, method: 'POST', body }]);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it("passes on the server's words where something else than the link is refused, and can be tried again", async () => {
    answerFetchWith(() => jsonResponse(429, { message: 'Too many requests from your network.' }));
    show(LinkScreen, `${path}?token=abc`);
    await press(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests from your network.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: button }).disabled).toBe(false);
  });

  it('does not call a server that failed without words out of reach', async () => {
    answerFetchWith(() => new Response(null, { status: 500 }));
    show(LinkScreen, `${path}?token=abc`);
    await press(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again.');
  });

  it('says so when the network does not answer, or the link is cut off', async () => {
    const calls = answerFetchWith(networkFailure);
    show(LinkScreen, path);
    await press(button);
    expect((await screen.findByRole('alert')).textContent).toBe(MISSING);
    expect(calls).toEqual([]);
    window.history.replaceState(null, '', `${path}?token=abc`);
    await press(button);
    expect((await screen.findByText('The server could not be reached. Please try again.')).role).toBe('alert');
  });
});

describe('a link that works no more', () => {
  const EXPIRED = 'This link has expired. Please ask for a new one.';
  const refuse = () => jsonResponse(400, { message: EXPIRED, code: 'invalid_input' });

  it('leads on from the waitlist to where one joins it', async () => {
    answerFetchWith(refuse);
    show(WaitlistConfirmScreen, '/waitlist/confirm?token=abc');
    await press('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBe(EXPIRED);
    expect(document.activeElement?.textContent).toBe(EXPIRED);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Get a New Link' }).getAttribute('href')).toBe('/');
  });

  it('of an address is replaced by another at a press', async () => {
    const calls = answerFetchWith((path) =>
      path === '/api/auth/verify' ? refuse() : jsonResponse(200, { message: 'Another link is on its way.' }),
    );
    show(VerifyScreen, '/verify?token=abc');
    await press('Confirm');
    await screen.findByText(EXPIRED);
    await press('Mail Me a New Link');
    expect((await screen.findByRole('status')).textContent).toBe('Another link is on its way.');
    expect(calls[1]).toMatchObject({ path: '/api/auth/verify/resend', method: 'POST' });
  });

  it('of an address asks whoever is signed out to sign in first', async () => {
    answerFetchWith((path) =>
      path === '/api/auth/verify'
        ? refuse()
        : jsonResponse(401, { message: 'Please sign in.', code: 'unauthenticated' }),
    );
    show(VerifyScreen, '/verify?token=abc');
    await press('Confirm');
    await screen.findByText(EXPIRED);
    await press('Mail Me a New Link');
    expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe('/signin');
  });

  it('to a new password offers another mail', async () => {
    answerFetchWith(refuse);
    show(ResetScreen, '/reset?token=abc');
    expect(screen.getByRole('link', { name: 'Ask for a new one' }).getAttribute('href')).toBe('/forgot');
    await userEvent.type(screen.getByLabelText('New Password'), 'correct horse');
    await userEvent.type(screen.getByLabelText('Confirm New Password'), 'correct horse');
    await press('Change Password');
    expect((await screen.findByRole('alert')).textContent).toBe(EXPIRED);
    expect(screen.getByRole('link', { name: 'Mail Me a New Link' }).getAttribute('href')).toBe('/forgot');
  });
});

describe('a page behind a link, opened without one', () => {
  it.each<[string, Screen]>([
    ['/verify', VerifyScreen],
    ['/reset', ResetScreen],
    ['/waitlist/confirm', WaitlistConfirmScreen],
    ['/unsubscribe', UnsubscribeScreen],
  ])('says so at once at %s', (path, LinkScreen) => {
    show(LinkScreen, path);
    expect(screen.getByRole('alert').textContent).toBe(MISSING);
  });
});

describe('the confirmation of an address', () => {
  const showSignedIn = (emailVerified: boolean) => {
    window.history.replaceState(null, '', '/verify?token=abc');
    render(
      <AccountContext value={{ ...testUser, emailVerified }}>
        <VerifyScreen data={pageData('/verify')} />
      </AccountContext>,
    );
  };

  it('is not asked for again where it was given, but for another account', async () => {
    const calls = answerFetchWith(() => jsonResponse(200, { message: 'Your address is confirmed.' }));
    showSignedIn(true);
    expect(screen.getByRole('status').textContent).toBe('Your address is confirmed already.');
    expect(screen.getByRole('main').textContent).toContain(testUser.email);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await press('The link is for another account');
    await press('Confirm');
    expect((await screen.findByRole('status')).textContent).toBe('Your address is confirmed.');
    expect(calls).toMatchObject([{ path: '/api/auth/verify', body: { token: 'abc' } }]);
  });

  it('is asked for where the account that is signed in has not given it', () => {
    showSignedIn(false);
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  it('asks for the password where the session is not the account’s', async () => {
    const words = 'Please enter the password of your account to confirm its address.';
    let tries = 0;
    const calls = answerFetchWith(() =>
      ++tries === 1
        ? jsonResponse(403, { message: words })
        : jsonResponse(200, { message: 'Your address is confirmed.' }),
    );
    show(VerifyScreen, '/verify?token=abc');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await press('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await press('Confirm');
    expect((await screen.findByRole('status')).textContent).toBe('Your address is confirmed.');
    expect(calls[1]).toMatchObject({ body: { token: 'abc', password: 'correct horse' } });
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
  });
});

describe('a forgotten password', () => {
  it('is told by address, and the answer is the server’s', async () => {
    const message = 'If there is an account for this address, a mail with a link is on its way.';
    const calls = answerFetchWith(() => jsonResponse(200, { message }));
    show(ForgotScreen, '/forgot');
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
    await press('Mail Me a Link');
    expect((await screen.findByRole('status')).textContent).toBe(message);
    expect(calls).toMatchObject([{ path: '/api/auth/forgot', body: { email: 'ann@example.com' } }]);
    expect(screen.getByRole('link', { name: 'Back to Sign In' }).getAttribute('href')).toBe('/signin');
  });

  it('keeps the form when it is refused', async () => {
    answerFetchWith(() => jsonResponse(429, { message: 'Too many requests from your network.' }));
    show(ForgotScreen, '/forgot');
    await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
    await press('Mail Me a Link');
    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests from your network.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@example.com');
  });
});

describe('a new password', () => {
  const choose = async (one: string, other: string) => {
    await userEvent.clear(screen.getByLabelText('New Password'));
    await userEvent.type(screen.getByLabelText('New Password'), one);
    await userEvent.clear(screen.getByLabelText('Confirm New Password'));
    await userEvent.type(screen.getByLabelText('Confirm New Password'), other);
    await press('Change Password');
  };

  it('is checked here first, the match before the length, and then sent', async () => {
    const calls = answerFetchWith(() => jsonResponse(200, { message: 'Your password is changed.' }));
    show(ResetScreen, '/reset?token=abc');
    await choose('short', 'shorter');
    expect(screen.getByRole('alert').textContent).toBe('Please make sure your passwords match');
    for (const short of ['short', '😀😀😀😀']) {
      await choose(short, short);
      expect(screen.getByRole('alert').textContent).toBe('Password must be at least 8 characters');
    }
    expect(calls).toEqual([]);
    await choose('long enough', 'long enough');
    expect((await screen.findByRole('status')).textContent).toBe('Your password is changed.');
    expect(calls).toMatchObject([
      {
        path: '/api/auth/reset',
        body: { token: 'abc', newPassword: 'long enough', confirmPassword: 'long enough' },
      },
    ]);
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin');
  });

  it('is not cut when it is pasted', async () => {
    const calls = answerFetchWith(() =>
      jsonResponse(400, { message: 'Password must be at most 256 characters', field: 'newPassword' }),
    );
    show(ResetScreen, '/reset?token=abc');
    const newPassword = `${'x'.repeat(300)}!`;
    for (const label of ['New Password', 'Confirm New Password']) {
      await userEvent.click(screen.getByLabelText(label));
      await userEvent.paste(newPassword);
    }
    await press('Change Password');
    expect(calls).toMatchObject([{ body: { newPassword, confirmPassword: newPassword } }]);
    expect((await screen.findByRole('alert')).textContent).toBe('Password must be at most 256 characters');
  });

  it('needs the link', async () => {
    show(ResetScreen, '/reset');
    await choose('long enough', 'long enough');
    expect(screen.getByRole('alert').textContent).toBe(MISSING);
  });
});
