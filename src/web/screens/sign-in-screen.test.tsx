import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showFlash } from '../lib/flash.ts';
import { removeCredentials, stubCredentials } from '../lib/passkeys/test-credentials.ts';
import { answerFetchWith, heldAnswer, jsonResponse, networkFailure } from '../lib/test-fetch.ts';
import { pageData, testUser } from '../lib/test-page-data.ts';
import { removeToast } from '../ui/toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

function show() {
  const navigate = vi.fn();
  render(
    <>
      <SignInScreen data={pageData('/signin')} navigate={navigate} />
      <Toaster />
    </>,
  );
  return navigate;
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

const notice = async (title: string) => within((await screen.findByText(title)).closest('li')!);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the sign-in screen', () => {
  it('says where one is, leads home, to sign-up and to the terms', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Welcome to Beta Access' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot');
    expect(screen.getByText(/at least 21 years old/)).toBeTruthy();
  });

  it('lists the beta features, the win rate as a goal', () => {
    show();
    for (const feature of ['Daily AI Picks', 'Pro Analysis Mode', 'Real-time Odds', '70% Win Rate']) {
      expect(screen.getByText(feature)).toBeTruthy();
    }
    const winRate = within(screen.getByText('70% Win Rate').closest('li')!);
    expect(winRate.getByText(/goal, not a result/)).toBeTruthy();
    expect(winRate.getByRole('link', { name: 'See the record' }).getAttribute('href')).toBe('/record');
  });

  it('tells password managers what its fields are', () => {
    show();
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('email');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  });

  it('calls nobody while a field is empty', async () => {
    const calls = answerFetchWith(() => jsonResponse(200, testUser));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(calls).toEqual([]);
  });

  it('signs in, goes home, and welcomes on the page that is loaded then', async () => {
    const { answer, release } = heldAnswer();
    const calls = answerFetchWith(answer);
    const navigate = show();
    await signIn();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Signing in...' }).disabled).toBe(true);
    release(jsonResponse(200, testUser));
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(calls).toMatchObject([
      { path: '/api/auth/signin', method: 'POST', body: { email: 'ann@example.com', password: 'correct horse' } },
    ]);
    act(showFlash);
    expect((await notice('Welcome back!')).getByText('Successfully signed in to Edgewise')).toBeTruthy();
    act(() => removeToast());
    act(showFlash);
    expect(screen.queryByText('Welcome back!')).toBeNull();
  });

  it("passes on the server's words when it refuses", async () => {
    answerFetchWith(() => jsonResponse(429, { message: 'Too many attempts. Try again in 15 minutes.' }));
    const navigate = show();
    await signIn();
    expect((await notice('Sign-in failed')).getByText('Too many attempts. Try again in 15 minutes.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign In' }).disabled).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('has words of its own when the server has none', async () => {
    answerFetchWith(() => new Response('', { status: 401 }));
    show();
    await signIn();
    expect((await notice('Sign-in failed')).getByText('Invalid email or password')).toBeTruthy();
  });

  it('says so when the network does not answer', async () => {
    answerFetchWith(networkFailure);
    show();
    await signIn();
    expect(
      (await notice('Sign-in error')).getByText('Unable to connect to the server. Please try again.'),
    ).toBeTruthy();
  });
});

describe('an account that asks for a code', () => {
  const asks = () => jsonResponse(401, { message: 'Enter the code of your authenticator app.', code: 'second_factor' });

  it('takes it in a second step, and goes home', async () => {
    const calls = answerFetchWith((path) => (path === '/api/auth/signin' ? asks() : jsonResponse(200, testUser)));
    const navigate = show();
    await signIn();
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(calls.at(-1)).toMatchObject({ path: '/api/auth/second-factor', body: { code: '123456' } });
  });

  it.each([
    [400, 'Code'],
    [401, 'Password'],
  ])('that is refused with %i leaves one at: %s', async (status, field) => {
    answerFetchWith((path) =>
      path === '/api/auth/signin' ? asks() : jsonResponse(status, { message: 'Not this one.' }),
    );
    show();
    await signIn();
    await userEvent.type(await screen.findByLabelText('Code'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect((await notice('Code not accepted')).getByText('Not this one.')).toBeTruthy();
    expect(await screen.findByLabelText(field)).toBeTruthy();
  });
});

describe('a passkey', () => {
  const OPTIONS = {
    challenge: 'AAAA',
    timeout: 1,
    rpId: 'localhost',
    allowCredentials: [],
    userVerification: 'required',
  };
  afterEach(removeCredentials);

  it('signs in without address and password', async () => {
    stubCredentials();
    const calls = answerFetchWith((path) => jsonResponse(200, path.endsWith('/begin') ? OPTIONS : testUser));
    const navigate = show();
    await userEvent.click(screen.getByRole('button', { name: 'Use a Passkey' }));
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/passkey/begin', '/api/auth/passkey']);
  });

  it('that opens no account is refused in the server’s words', async () => {
    stubCredentials();
    answerFetchWith((path) =>
      path.endsWith('/begin') ? jsonResponse(200, OPTIONS) : jsonResponse(401, { message: 'It opens nothing.' }),
    );
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Use a Passkey' }));
    expect((await notice('Passkey not used')).getByText('It opens nothing.')).toBeTruthy();
  });

  it('is what a second step asks for where the account has one, with recovery codes beside it', async () => {
    stubCredentials();
    const asks = { message: 'Use your passkey.', code: 'second_factor', factors: ['passkey'] };
    const calls = answerFetchWith((path) => {
      if (path === '/api/auth/signin') return jsonResponse(401, asks);
      return jsonResponse(200, path.endsWith('/begin') ? OPTIONS : testUser);
    });
    const navigate = show();
    await signIn();
    expect(await screen.findByLabelText('Recovery Code')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use Your Passkey' }));
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(calls.at(-1)?.path).toBe('/api/auth/second-factor/passkey');
  });
});
