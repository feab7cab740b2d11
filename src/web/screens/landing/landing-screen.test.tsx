import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerFetchWith, heldAnswer, jsonResponse, networkFailure } from '../../lib/test-fetch.ts';
import { examplePick, pageData } from '../../lib/test-page-data.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { LandingScreen } from './landing-screen.tsx';

function show(data = pageData('/')) {
  render(
    <>
      <LandingScreen data={data} />
      <Toaster />
    </>,
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const notice = async (title: string) => within((await screen.findByText(title)).closest('li')!);
async function join(address: string) {
  if (address !== '') await userEvent.type(email(), address);
  await userEvent.click(screen.getByRole('button', { name: 'Join the Edge' }));
}

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the landing page', () => {
  it('promises, prices, and leads on', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Know what a bet is worth before you make it.');
    expect(screen.getByText('$15.99')).toBeTruthy();
    expect(screen.getByText('$0.20')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth?mode=signin');
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByText('$15.99').closest('p')?.textContent).toBe(
      '$15.99 a month with 150 tokens · 150 free when you sign up, and they never expire · extra tokens $0.20',
    );
    expect(within(screen.getByRole('region', { name: 'What you get' })).getAllByRole('listitem')).toHaveLength(4);
  });

  it('shows the priced pick, marked as an example, with its citations', () => {
    show();
    expect(screen.getByText('Example')).toBeTruthy();
    expect(screen.getByText('Bills +2.5')).toBeTruthy();
    expect(screen.getByText('−105')).toBeTruthy();
    expect(screen.getByText('+3.7%')).toBeTruthy();
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeTruthy();
    expect(screen.getByTitle('Line history').textContent).toBe('1');
    expect(screen.getByText(/Nine of eleven/).textContent).toBe(
      'Why Nine of eleven books have closed to +2 or lower since Friday1; this one has not moved.',
    );
  });

  it('does without the pick where there is none', () => {
    show(pageData('/', { example: null }));
    expect(screen.queryByText('Example')).toBeNull();
  });

  it('shows a pick without words by its numbers alone', () => {
    const { analysis: _analysis, riskFactor: _riskFactor, ...numbers } = examplePick;
    show(pageData('/', { example: numbers }));
    expect(screen.getByText('−113')).toBeTruthy();
    expect(screen.queryByText('Why')).toBeNull();
  });

  it('names age, help, pricing and terms in its footer', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('21+ only')).toBeTruthy();
    expect(footer.getByRole('link', { name: '1-800-522-4700' }).getAttribute('href')).toBe('tel:+18005224700');
    expect(footer.getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing');
    expect(footer.getByRole('link', { name: 'Terms of Use' }).getAttribute('href')).toBe('/terms');
  });
});

describe('the waitlist form', () => {
  it('asks for an address before it calls anybody', async () => {
    const calls = answerFetchWith(() => jsonResponse(200, { message: 'ok' }));
    show();
    await join('');
    expect((await notice('Email required')).getByText('Please enter your email address')).toBeTruthy();
    expect(calls).toEqual([]);
    expect(document.activeElement).toBe(email());
  });

  it('shows that it is joining, then clears and confirms', async () => {
    const { answer, release } = heldAnswer();
    const calls = answerFetchWith(answer);
    show();
    await join('ann@example.com');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Joining...' }).disabled).toBe(true);
    expect(email().disabled).toBe(true);
    release(jsonResponse(200, { message: 'on the list' }));
    expect((await notice('Success!')).getByText("You're on the list. We'll notify you when we launch.")).toBeTruthy();
    await waitFor(() => expect(email().disabled).toBe(false));
    expect(email().value).toBe('');
    expect(screen.getByText(/confirms your place/).textContent).toBe(
      'You’re on the list. A mail from us has the link that confirms your place.',
    );
    expect(calls).toMatchObject([
      { path: '/api/waitlist', method: 'POST', body: { email: 'ann@example.com', source: 'landing_page' } },
    ]);
  });

  it("passes on the server's words when it refuses, and keeps the address", async () => {
    answerFetchWith(() => jsonResponse(400, { message: 'Please enter a valid email address' }));
    show();
    await join('ann@example');
    const shown = await notice('Unable to join waitlist');
    expect(shown.getByText('Please enter a valid email address')).toBeTruthy();
    expect(email().value).toBe('ann@example');
  });

  it('has words of its own when the server has none', async () => {
    answerFetchWith(() => new Response('', { status: 500 }));
    show();
    await join('ann@example.com');
    expect((await notice('Unable to join waitlist')).getByText('Please try again later')).toBeTruthy();
  });

  it('says so when the network does not answer', async () => {
    answerFetchWith(networkFailure);
    show();
    await join('ann@example.com');
    expect((await notice('Error')).getByText('Something went wrong. Please try again.')).toBeTruthy();
  });
});

describe('a refused sign-in that comes back to the landing page', () => {
  it('is announced, and its mark leaves the address', async () => {
    window.history.replaceState(null, '', '/?auth_error=access_denied&ref=mail');
    show();
    const shown = await notice('Authentication Required');
    expect(shown.getByText('Please sign in or create an account to access Edgewise.')).toBeTruthy();
    expect(window.location.search).toBe('?ref=mail');
  });

  it('is not made up for other marks', () => {
    window.history.replaceState(null, '', '/?auth_error=other');
    show();
    expect(screen.queryByText('Authentication Required')).toBeNull();
    expect(window.location.search).toBe('?auth_error=other');
  });
});
