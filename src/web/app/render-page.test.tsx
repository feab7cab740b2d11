import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#contract/page.ts';
import { hydrationProblems } from '../lib/test-hydration.ts';
import { pageData } from '../lib/test-page-data.ts';
import { loadPublicScreen } from './load-public-screen.ts';
import { PublicPage } from './public-page.tsx';
import { publicScreenName } from './public-routes.ts';
import { renderPage } from './render-page.tsx';

const pages: [path: string, status: number, heading: string][] = [
  ['/', 200, 'Know what a bet is'],
  ['/signin', 200, 'Welcome to Beta Access'],
  ['/signup', 200, 'Create Your Account'],
  ['/auth', 200, 'Create Your Account'],
  ['/auth?mode=signin', 200, 'Welcome to Beta Access'],
  ['/pricing', 200, 'What an analysis costs'],
  ['/explore', 200, 'Limited Spots Available'],
  ['/record', 200, 'What became of every pick'],
  ['/best-bets', 200, 'Best Bets of the Day'],
  ['/tools', 200, 'Betting calculators'],
  ['/tools/kelly', 200, 'Kelly stake'],
  ['/tools/round-robin', 200, 'Legs a parlay'],
  ['/verify', 200, 'Confirm Your Address'],
  ['/forgot', 200, 'Forgot Your Password?'],
  ['/reset', 200, 'Choose a New Password'],
  ['/waitlist/confirm', 200, 'Confirm Your Place'],
  ['/unsubscribe', 200, 'No More Mails'],
  ['/terms', 200, 'Terms of Use'],
  ['/terms/', 200, 'Terms of Use'],
  ['/chat', 200, 'You are signed out'],
  ['/nowhere', 404, 'Page Not Found'],
];

const INLINE = /<script|<style|\sstyle=|\son\w+=|javascript:/i;

afterEach(() => {
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

describe.each(pages)('the finished page at %s', (path, status, heading) => {
  const data: PageData = pageData(path, { status });

  it('is readable as it is sent, without anything inline that the policy forbids', () => {
    const page = renderPage(data, { shell: false });
    expect(page.html).toContain(heading);
    expect(page.html).not.toMatch(INLINE);
    expect(page.title).toMatch(/Edgewise/);
    expect(page.description.length).toBeGreaterThan(20);
  });

  it('is taken over by the browser without a difference', async () => {
    const screen = await loadPublicScreen(publicScreenName(data));
    const { html } = renderPage(data, { shell: false });
    // As a mail leads there: a page behind a link says at once that the address holds none.
    window.history.replaceState(null, '', path.includes('?') ? path : `${path}?token=abc`);
    expect(await hydrationProblems(html, <PublicPage screen={screen} data={data} />)).toEqual([]);
  });
});

describe('the page for a request that brought a session', () => {
  const page = renderPage(pageData('/'), { shell: true });

  it('is the full-screen spinner and nothing of the public page', () => {
    expect(page.html).toContain('role="status"');
    expect(page.html).not.toContain('Join the Edge');
    expect(page.html).not.toMatch(INLINE);
    expect(page.title).toBe('AI Chat | Edgewise');
  });

  it('titles an unknown address as not found', () => {
    expect(renderPage(pageData('/nowhere', { status: 404 }), { shell: true }).title).toBe('Page Not Found | Edgewise');
  });
});
