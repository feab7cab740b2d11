import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { answerFetchWith, jsonResponse, networkFailure } from '../lib/test-fetch.ts';
import { hydrationProblems } from '../lib/test-hydration.ts';
import { pageData, testUser } from '../lib/test-page-data.ts';
import { AppRoot } from './app-root.tsx';
import { renderPage } from './render-page.tsx';
import { SignedOutApp } from './signed-out-app.tsx';

function start(path: string) {
  window.history.replaceState(null, '', path);
  render(<AppRoot data={pageData(path)} queryClient={createQueryClient()} />);
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the app', () => {
  it('takes over the spinner that the server sent', async () => {
    answerFetchWith(() => new Promise<Response>(() => {}));
    const data = pageData('/');
    const { html } = renderPage(data, { shell: true });
    expect(await hydrationProblems(html, <AppRoot data={data} queryClient={createQueryClient()} />)).toEqual([]);
  });

  it('asks once who is there and shows the public page of the address when nobody is', async () => {
    const calls = answerFetchWith(() => jsonResponse(401, { message: 'Unauthorized' }));
    start('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms of Use' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Terms of Use | Edgewise'));
    expect(calls.map((call) => call.path)).toEqual(['/api/auth/user']);
  });

  it('leaves the visitor signed out when the check fails, without a second try', async () => {
    const calls = answerFetchWith(networkFailure);
    start('/');
    expect(await screen.findByRole('button', { name: 'Join the Edge' })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('shows a signed-in user the terms and the 404 page', async () => {
    answerFetchWith(() => jsonResponse(200, testUser));
    start('/terms');
    expect(await screen.findByRole('heading', { name: 'Terms of Use' })).toBeTruthy();
    cleanup();
    start('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Page Not Found | Edgewise'));
  });

  it.each([
    ['/nowhere', 'Page Not Found'],
    ['/verify?token=abc', 'Confirm Your Address'],
    ['/unsubscribe?token=abc', 'No More Mails'],
  ])('shows a signed-in user %s under the head of the account', async (path, heading) => {
    answerFetchWith(() => jsonResponse(200, testUser));
    start(path);
    expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^(Sign In|Sign Up|Back to Home)$/ })).toBeNull();
  });

  it.each(['/signin', '/signup', '/auth?mode=signin'])(
    'sends a signed-in user from %s to the start page',
    async (path) => {
      answerFetchWith(() => jsonResponse(200, testUser));
      start(path);
      await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/'));
      await waitFor(() => expect(document.title).toBe('AI Chat | Edgewise'));
      expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    },
  );

  it.each([
    ['/profile?tab=limits', 'Account Settings', 'Account Settings | Edgewise'],
    ['/pricing', 'Pricing', 'Pricing | Edgewise'],
    ['/payment-setup?client_secret=seti_secret', 'Payment Setup', 'Payment Setup | Edgewise'],
  ])('shows a signed-in user %s inside the frame', async (path, heading, title) => {
    answerFetchWith(() => jsonResponse(200, testUser));
    start(path);
    // Its code is fetched first.
    expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each(['/profile?tab=payment', '/payment-setup'])(
    'sends whose session has ended from %s to sign in',
    async (path) => {
      answerFetchWith(() => jsonResponse(401, { message: 'Unauthorized' }));
      const navigate = vi.fn();
      render(<SignedOutApp data={pageData(path)} navigate={navigate} />);
      await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin'));
    },
  );
});
