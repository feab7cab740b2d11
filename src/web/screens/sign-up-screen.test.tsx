import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHARGE_RULE } from '../content/charge-words.ts';
import { showFlash } from '../lib/flash.ts';
import { answerFetchWith, heldAnswer, jsonResponse, networkFailure } from '../lib/test-fetch.ts';
import { pageData, testUser } from '../lib/test-page-data.ts';
import { Toaster } from '../ui/toaster.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

function show() {
  const navigate = vi.fn();
  render(
    <>
      <SignUpScreen data={pageData('/signup')} navigate={navigate} />
      <Toaster />
    </>,
  );
  return navigate;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

type Typed = { password?: string; confirm?: string; firstName?: string };

async function signUp({ password = 'long enough', confirm = password, firstName = '' }: Typed = {}) {
  if (firstName !== '') await userEvent.type(field('First Name'), firstName);
  await userEvent.type(field('Email'), 'ann@example.com');
  await userEvent.type(field('Password'), password);
  await userEvent.type(field('Confirm Password'), confirm);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

const notice = async (title: string) => within((await screen.findByText(title)).closest('li')!);

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('the sign-up screen', () => {
  it('states the free tokens, the age, the terms, and leads to sign-in', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Create Your Account' })).toBeTruthy();
    expect(screen.getByText('150 free tokens')).toBeTruthy();
    expect(screen.getByText(CHARGE_RULE)).toBeTruthy();
    expect(screen.getByText(/at least 21 years old/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin');
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('names its fields as the call does and as password managers expect', () => {
    show();
    const fields = ['First Name', 'Last Name', 'Email', 'Password', 'Confirm Password'].map(field);
    expect(fields.map(({ name, required, autocomplete }) => [name, required, autocomplete])).toEqual([
      ['firstName', false, 'given-name'],
      ['lastName', false, 'family-name'],
      ['email', true, 'email'],
      ['password', true, 'new-password'],
      ['confirmPassword', true, 'new-password'],
    ]);
    expect(field('Password').placeholder).toBe('Minimum 8 characters');
  });

  it('checks the match before the length', async () => {
    const calls = answerFetchWith(() => jsonResponse(201, testUser));
    show();
    await signUp({ password: 'short', confirm: 'other' });
    expect((await notice("Passwords don't match")).getByText('Please make sure your passwords match')).toBeTruthy();
    expect(field('Confirm Password').getAttribute('aria-invalid')).toBe('true');
    const words = screen.getByText('This differs from the password above.');
    expect(field('Confirm Password').getAttribute('aria-describedby')).toBe(words.id);
    expect(document.activeElement).toBe(field('Confirm Password'));
    expect(calls).toEqual([]);
  });

  it.each(['1234567', '😀😀😀😀😀67'])('refuses seven characters and takes eight: %s', async (password) => {
    const calls = answerFetchWith(() => jsonResponse(201, testUser));
    show();
    await signUp({ password });
    expect((await notice('Password too short')).getByText('Password must be at least 8 characters')).toBeTruthy();
    expect(calls).toEqual([]);
    await userEvent.type(field('Password'), '8');
    await userEvent.type(field('Confirm Password'), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(calls).toHaveLength(1);
  });

  it('creates the account, goes home, and welcomes on the page that is loaded then', async () => {
    const { answer, release } = heldAnswer();
    const calls = answerFetchWith(answer);
    const navigate = show();
    await signUp({ firstName: ' Ann ' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Creating account...' }).disabled).toBe(true);
    release(jsonResponse(201, testUser));
    await expect.poll(() => navigate).toHaveBeenCalledExactlyOnceWith('/');
    expect(calls).toMatchObject([
      {
        path: '/api/auth/signup',
        body: { email: 'ann@example.com', password: 'long enough', firstName: 'Ann', lastName: null },
      },
    ]);
    act(showFlash);
    expect((await notice('Account created!')).getByText('Welcome to Edgewise')).toBeTruthy();
  });

  it('cuts no password that is pasted', async () => {
    const calls = answerFetchWith(() => jsonResponse(400, { message: 'Password must be at most 256 characters' }));
    show();
    const password = `${'x'.repeat(300)}!`;
    await userEvent.type(field('Email'), 'ann@example.com');
    for (const label of ['Password', 'Confirm Password']) {
      await userEvent.click(field(label));
      await userEvent.paste(password);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(calls).toMatchObject([{ body: { password } }]);
    expect((await notice('Sign-up failed')).getByText('Password must be at most 256 characters')).toBeTruthy();
  });

  it("passes on the server's words when it refuses", async () => {
    answerFetchWith(() => jsonResponse(409, { message: 'An account with this email already exists' }));
    const navigate = show();
    await signUp();
    expect((await notice('Sign-up failed')).getByText('An account with this email already exists')).toBeTruthy();
    expect(field('Email').value).toBe('ann@example.com');
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    [400, { field: 'password' }, 'Password', 'Choose another one.'],
    [400, { field: 'email' }, 'Email', 'Use another address.'],
    [409, {}, 'Email', 'There is an account with this address. Sign in, or use another one.'],
  ])('says of %i %o beside the field which one is to be changed', async (status, more, label, words) => {
    answerFetchWith(() => jsonResponse(status, { message: 'No', ...more }));
    show();
    await signUp();
    expect((await screen.findByText(words)).isConnected).toBe(true);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(label));
  });

  it('has words of its own when the server has none', async () => {
    answerFetchWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    show();
    await signUp();
    expect((await notice('Sign-up failed')).getByText('Unable to create account')).toBeTruthy();
  });

  it('says so when the network does not answer', async () => {
    answerFetchWith(networkFailure);
    show();
    await signUp();
    expect(
      (await notice('Sign-up error')).getByText('Unable to connect to the server. Please try again.'),
    ).toBeTruthy();
  });
});
