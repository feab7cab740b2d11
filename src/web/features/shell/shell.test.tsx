// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/user.ts';
import { ApiError } from '../../lib/api-error.ts';
import { draftKey, writeDraft } from '../../lib/chat-draft.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { Shell } from './shell.tsx';
import { TokenMeter } from './token-meter.tsx';

const jordan: User = {
  id: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0001',
  email: 'jordan.m@example.com',
  firstName: 'Jordan',
  lastName: 'Montgomery',
  profileImageUrl: null,
  emailVerified: true,
  tokensRemaining: 144,
  tokensUsedThisMonth: 6,
  proAnalysesThisMonth: 0,
  currentPeriodEnd: '2026-12-01T00:00:00.000Z',
  subscriptionActive: false,
  unlimited: false,
  isAdmin: false,
};

const navigate = vi.fn();

function show(changes: Partial<User> = {}, page = <main>page</main>) {
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <Shell user={{ ...jordan, ...changes }} navigate={navigate}>
        {page}
      </Shell>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  navigate.mockClear();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

function PageThatFails({ status, message }: { status: number; message: string }) {
  const { isError } = useQuery({
    queryKey: ['page'],
    queryFn: () => Promise.reject(new ApiError(status, JSON.stringify({ message }))),
  });
  return <main>{isError ? 'failed' : 'loading'}</main>;
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(screen.getByRole('dialog', { name: 'Menu' }));
};

describe('Shell', () => {
  it('leads to the start page, the chat, the dashboard, the prices and the profile', () => {
    show();
    const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Edgewise')).toBe('/');
    expect(href('AI Chat')).toBe('/chat');
    expect(href('Dashboard')).toBe('/dashboard');
    expect(href('Pricing')).toBe('/pricing');
    expect(href('144 tokens left')).toBe('/pricing');
    expect(href(/Jordan/)).toBe('/profile');
    expect(screen.getByRole('link', { name: 'AI Chat' }).getAttribute('aria-current')).toBe('page');
  });

  it('calls a user without a first name Profile', () => {
    show({ firstName: null, lastName: null });
    expect(screen.getByRole('link', { name: 'Profile' })).toBeDefined();
  });

  it.each([
    [144, 'fill-edge', 'numeral'],
    [76, 'fill-edge', 'numeral'],
    [75, 'fill-amber', 'numeral text-amber'],
    [31, 'fill-amber', 'numeral text-amber'],
    [30, 'fill-red', 'numeral text-red'],
    [0, 'fill-red', 'numeral text-red'],
  ])('shows %i tokens in the head, and with a caption beside a bar of %s', (tokensRemaining, bar, number) => {
    show({ tokensRemaining });
    const head = screen.getByText(String(tokensRemaining));
    expect([head.className, head.closest('a')?.querySelector('rect')]).toEqual([number, null]);
    cleanup();
    render(<TokenMeter user={{ ...jordan, tokensRemaining }} caption="Monthly tokens" />);
    const captioned = screen.getByText(String(tokensRemaining));
    expect(captioned.className).toBe('numeral');
    expect(captioned.closest('a')?.querySelector('rect')?.getAttribute('class')).toBe(bar);
  });

  it('counts nothing for an unlimited account', () => {
    show({ unlimited: true, tokensRemaining: 7 });
    expect(screen.getByText('Unlimited', { exact: false }).textContent).toBe('∞ Unlimited');
    expect(screen.queryByText('7')).toBeNull();
  });

  it('begins anew when another tab has signed in somebody else', () => {
    const { rerender } = show();
    const now = (changes: Partial<User>) =>
      rerender(
        <QueryClientProvider client={createQueryClient()}>
          <Shell user={{ ...jordan, ...changes }} navigate={navigate}>
            page
          </Shell>
        </QueryClientProvider>,
      );
    now({ tokensRemaining: 143 });
    expect(navigate).not.toHaveBeenCalled();
    now({ id: '6f6b1f5e-6f0c-4d0e-9a3e-0a1a5f1f0002' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('signs out and then loads the start page', async () => {
    const fetch = vi.fn(async () => Response.json({ message: 'Signed out' }));
    vi.stubGlobal('fetch', fetch);
    writeDraft(draftKey(jordan.id, undefined), 'what I never sent');
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await expect.poll(() => navigate.mock.calls).toEqual([['/']]);
    expect(sessionStorage.length).toBe(0);
    expect(fetch).toHaveBeenCalledWith('/api/auth/signout', expect.objectContaining({ method: 'POST' }));
  });

  it('leads to the start page also when a read was refused before signing out was answered', async () => {
    window.history.replaceState(null, '', '/profile');
    let answer = () => {};
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          answer = () => resolve(Response.json({ message: 'Signed out' }));
        }),
    );
    const { rerender } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    rerender(
      <QueryClientProvider client={createQueryClient()}>
        <Shell user={jordan} navigate={navigate}>
          <PageThatFails status={401} message="Unauthorized" />
        </Shell>
      </QueryClientProvider>,
    );
    await screen.findByText('failed');
    expect(navigate).not.toHaveBeenCalled();
    answer();
    await expect.poll(() => navigate.mock.calls).toEqual([['/']]);
  });

  it('leads nowhere else while the menu’s own way out is under way', async () => {
    window.history.replaceState(null, '', '/profile');
    const { rerender } = show();
    const out = (await openMenu()).getByRole('link', { name: 'Logout' });
    out.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(out);
    rerender(
      <QueryClientProvider client={createQueryClient()}>
        <Shell user={jordan} navigate={navigate}>
          <PageThatFails status={401} message="Unauthorized" />
        </Shell>
      </QueryClientProvider>,
    );
    await screen.findByText('failed');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('stays where it is when signing out failed', async () => {
    vi.stubGlobal('reportError', vi.fn());
    vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 500 }));
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await expect.poll(() => vi.mocked(globalThis.reportError).mock.calls.length).toBe(1);
    expect(navigate).not.toHaveBeenCalled();
  });

  it.each([
    ['/dashboard', [['/api/login']]],
    ['/profile', [['/signin']]],
    ['/payment-setup', [['/signin']]],
    ['/chat', []],
  ])('sends whoever reads %s after the session ended to sign in, but for the chat', async (path, expected) => {
    window.history.replaceState(null, '', path);
    show({}, <PageThatFails status={401} message="Unauthorized" />);
    await screen.findByText('failed');
    expect(navigate.mock.calls).toEqual(expected);
  });

  it('stays on a page whose data could not be read', async () => {
    window.history.replaceState(null, '', '/dashboard');
    show({}, <PageThatFails status={500} message="Internal error" />);
    await screen.findByText('failed');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('shows a picture of its own origin, and the initials once it cannot be loaded', () => {
    const { container } = show({ profileImageUrl: '/pictures/jordan.png' });
    const picture = container.querySelector('img');
    expect(picture?.getAttribute('src')).toBe('/pictures/jordan.png');
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('img[src*="jordan"]')).toBeNull();
    expect(screen.getByText('JM')).toBeDefined();
  });

  it.each(['https://elsewhere.example/jordan.png', '//elsewhere.example/a.png', 'javascript:alert(1)', 'http://'])(
    'asks for no picture at %s, and shows the default icon without a name',
    (profileImageUrl) => {
      const { container } = show({ profileImageUrl, firstName: null, lastName: null });
      expect(container.querySelector('img')).toBeNull();
      expect(container.querySelector('svg.lucide-user-round')).not.toBeNull();
    },
  );

  it('takes whole characters of a name as its initials', () => {
    show({ firstName: '🦊 Fox', lastName: 'de Vries' });
    expect(screen.getAllByText('🦊d').length).toBeGreaterThan(0);
  });

  it('opens the phone menu with the account, the same places and both ways out', async () => {
    show();
    const menu = await openMenu();
    expect(menu.getByText('Jordan')).toBeDefined();
    expect(menu.getByText('jordan.m')).toBeDefined();
    expect(menu.getByRole('link', { name: 'AI Chat' })).toBeDefined();
    expect(menu.getByRole('link', { name: 'Dashboard' })).toBeDefined();
    expect(menu.getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe('/pricing');
    expect(menu.getByRole('link', { name: 'Profile & Billing' }).getAttribute('href')).toBe('/profile');
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeDefined();
    expect(menu.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/api/logout');
  });

  it.each([
    ['Dashboard', '/dashboard'],
    ['144 tokens left', '/pricing'],
  ])('closes the phone menu on the way to another page by %s', async (name, path) => {
    show();
    const menu = await openMenu();
    await userEvent.click(menu.getByRole('link', { name }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe(path);
  });
});
