// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { usePageTop } from './use-page-top.ts';

const scrollTo = vi.fn();

function Page() {
  const [path] = useLocation();
  usePageTop(path);
  return null;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/tools');
  vi.stubGlobal('scrollTo', scrollTo);
  render(<Page />);
});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  vi.unstubAllGlobals();
});

const goTo = (address: string, options?: { replace: boolean }) => act(async () => navigate(address, options));

it('leaves the first page where a reload finds it', () => {
  expect(scrollTo).not.toHaveBeenCalled();
});

it('opens a page that is gone to at its top', async () => {
  await goTo('/tools/hedge');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('moves nothing where only the inputs in the address change, or the address names a place', async () => {
  await goTo('/tools?stake=100', { replace: true });
  await goTo('/profile#limits');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves the place of a page that is gone back to to the browser, and opens the next one at its top again', async () => {
  await goTo('/tools/hedge');
  scrollTo.mockClear();
  await act(async () => {
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await back;
  });
  expect([window.location.pathname, scrollTo.mock.calls]).toEqual(['/tools', []]);
  await goTo('/odds');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});
