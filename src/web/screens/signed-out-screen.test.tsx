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
  removeToast();
  sessionStorage.clear();
  vi.useRealTimers();
});

it('tells a visitor of the chat that the session has ended, and goes to sign-in after 500 ms', () => {
  const navigate = vi.fn();
  render(
    <>
      <SignedOutScreen data={pageData('/chat')} navigate={navigate} />
      <Toaster />
    </>,
  );
  expect(screen.getByText('Unauthorized')).toBeTruthy();
  expect(screen.getByText('You are logged out. Logging in again...')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/signin');
  act(() => vi.advanceTimersByTime(499));
  expect(navigate).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/signin');

  act(() => removeToast());
  act(showFlash);
  expect(screen.getByText('Unauthorized')).toBeTruthy();
});
