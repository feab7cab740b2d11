import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showFlash } from '../lib/flash.ts';
import { pageData } from '../lib/test-page-data.ts';
import { removeToast } from '../ui/toast.ts';
import { Toaster } from '../ui/toaster.tsx';
import { SignedOutScreen } from './signed-out-screen.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
});

it('tells a visitor of the chat that the session has ended, and goes to sign-in in its place after 500 ms', () => {
  const [leave, navigate] = [vi.fn(), vi.fn()];
  const props = { data: pageData('/chat'), leave, navigate };
  render(
    <>
      <SignedOutScreen {...props} />
      <Toaster />
    </>,
  );
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByText('Unauthorized')).toBeTruthy();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin');
  act(() => vi.advanceTimersByTime(399));
  expect(leave).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(leave).toHaveBeenCalledExactlyOnceWith('/signin');
  expect(navigate).not.toHaveBeenCalled();

  act(() => removeToast());
  act(showFlash);
  expect(screen.getByText('Unauthorized')).toBeTruthy();
});
