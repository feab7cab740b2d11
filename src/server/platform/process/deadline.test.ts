import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDeadline } from './deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends with the signal that it was given, and not before', () => {
  const caller = new AbortController();
  const { signal } = startDeadline(caller.signal, 5_000);
  vi.advanceTimersByTime(4_999);
  expect(signal.aborted).toBe(false);
  caller.abort();
  expect(signal.aborted).toBe(true);
});

it('ends when the time is up, whatever becomes of the signal', () => {
  const { signal } = startDeadline(new AbortController().signal, 5_000);
  vi.advanceTimersByTime(5_000);
  expect(signal.aborted).toBe(true);
});

it('has ended where the signal had', () => {
  expect(startDeadline(AbortSignal.abort(), 5_000).signal.aborted).toBe(true);
});

it('leaves neither a timer nor a listener once it is cleared', () => {
  const caller = new AbortController();
  const { signal, clear } = startDeadline(caller.signal, 5_000);
  clear();
  expect(vi.getTimerCount()).toBe(0);
  caller.abort();
  vi.advanceTimersByTime(5_000);
  expect(signal.aborted).toBe(false);
});
