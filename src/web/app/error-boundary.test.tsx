import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says what happened and offers a retry that works', async () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('broken');
    return <p>whole again</p>;
  }
  const onRetry = vi.fn(() => {
    isBroken = false;
  });
  render(
    <ErrorBoundary onRetry={onRetry}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('whole again')).toBeTruthy();
});
