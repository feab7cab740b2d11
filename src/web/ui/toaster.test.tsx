import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enterModalLayer } from './modal-layer.ts';
import {
  dismiss,
  removeToast,
  TOAST_DURATION_MS,
  TOAST_REMOVE_DELAY_MS,
  type ToastContent,
  toast,
  updateToast,
  useToasts,
} from './toast.ts';
import { Toaster } from './toaster.tsx';

function StoreSize() {
  return <output>{useToasts().length}</output>;
}

/** The region stands empty for a moment, wherever it comes. */
const settle = () => act(() => vi.advanceTimersByTime(100));

const stored = () => screen.getByText(/^\d+$/).textContent;

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <Toaster />
      <StoreSize />
    </>,
  );
  settle();
});
afterEach(() => {
  cleanup();
  act(() => removeToast());
  vi.useRealTimers();
});

function show(content: ToastContent): string {
  let id = '';
  act(() => {
    id = toast(content);
  });
  return id;
}

const card = (title: string) => screen.getByText(title).closest('li')!;

function swipe(element: HTMLElement, byPx: number) {
  fireEvent.pointerDown(element, { clientX: 100, button: 0, pointerId: 1 });
  fireEvent.pointerMove(element, { clientX: 100 + byPx, pointerId: 1 });
  fireEvent.pointerUp(element, { clientX: 100 + byPx, pointerId: 1 });
}

describe('notices', () => {
  it.each([
    [{ variant: 'destructive' }, 'failed'],
    [{ isNeutral: true }, 'neutral'],
    [{}, 'done'],
  ] as const)('of %o bear the mark of what is %s', (kind, mark) => {
    show({ title: 'A notice', ...kind });
    expect(card('A notice').querySelector('[data-mark]')?.getAttribute('data-mark')).toBe(mark);
  });

  it('show title and description', () => {
    show({ title: 'Success!', description: "You're on the list." });
    expect(screen.getByText('Success!')).toBeTruthy();
    expect(screen.getByText("You're on the list.")).toBeTruthy();
    expect(card('Success!').dataset.variant).toBe('default');
  });

  it('show one at a time: the newest', () => {
    show({ title: 'first' });
    show({ title: 'second', variant: 'destructive' });
    expect(screen.queryByText('first')).toBeNull();
    expect(card('second').dataset.variant).toBe('destructive');
    expect(stored()).toBe('1');
  });

  it('leave after 5,000 ms, and not before', () => {
    show({ title: 'gone soon' });
    act(() => vi.advanceTimersByTime(4_999));
    expect(screen.queryByText('gone soon')).not.toBeNull();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('gone soon')).toBeNull();
    expect(TOAST_DURATION_MS).toBe(5_000);
  });

  it('wait while they are pointed at', () => {
    show({ title: 'being read' });
    fireEvent.mouseEnter(card('being read'));
    act(() => vi.advanceTimersByTime(60_000));
    fireEvent.mouseLeave(card('being read'));
    expect(screen.queryByText('being read')).not.toBeNull();
    act(() => vi.advanceTimersByTime(5_000));
    expect(screen.queryByText('being read')).toBeNull();
  });

  it('are removed 1,000,000 ms after they were dismissed', () => {
    const id = show({ title: 'kept' });
    act(() => dismiss(id));
    expect(screen.queryByText('kept')).toBeNull();
    act(() => vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1));
    expect(stored()).toBe('1');
    act(() => vi.advanceTimersByTime(1));
    expect(stored()).toBe('0');
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  });

  it('can be updated, also back into view, and removed at once', () => {
    const id = show({ title: 'before' });
    act(() => dismiss(id));
    act(() => updateToast(id, { title: 'after', open: true }));
    expect(screen.queryByText('after')).not.toBeNull();
    act(() => removeToast(id));
    expect(stored()).toBe('0');
  });

  it('follow a swipe to the right and leave at 50 px', () => {
    show({ title: 'swiped' });
    swipe(card('swiped'), 49);
    swipe(card('swiped'), -200);
    expect(screen.queryByText('swiped')).not.toBeNull();
    swipe(card('swiped'), 50);
    expect(screen.queryByText('swiped')).toBeNull();
  });

  it('run their action once and leave', () => {
    const onClick = vi.fn();
    show({ title: 'with action', action: { label: 'Undo', onClick } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('with action')).toBeNull();
  });

  it('leave by their close button', () => {
    show({ title: 'closed' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('closed')).toBeNull();
  });

  it('stand inside an open dialog, because what lies outside it cannot be reached', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    show({ title: 'over the dialog' });
    let leave = () => {};
    act(() => {
      leave = enterModalLayer(dialog);
    });
    settle();
    expect(dialog.contains(card('over the dialog'))).toBe(true);
    act(() => leave());
    settle();
    expect(dialog.contains(card('over the dialog'))).toBe(false);
    dialog.remove();
  });

  it('are read out also when they come as a dialog closes: the region stands empty before it holds them', () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    let leave = () => {};
    act(() => {
      leave = enterModalLayer(dialog);
    });
    settle();
    act(() => {
      toast({ title: 'Chat renamed' });
      leave();
    });
    const region = screen.getByRole('region', { name: 'Notifications (F8)' }).querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    settle();
    expect(region?.textContent).toBe('Chat renamed');
    expect(region?.isConnected).toBe(true);
    dialog.remove();
  });

  it('give the focus back when they are closed by a key', () => {
    const button = document.body.appendChild(document.createElement('button'));
    show({ title: 'closed' });
    button.focus();
    fireEvent.keyDown(document, { key: 'F8' });
    const close = screen.getByRole('button', { name: 'Close' });
    close.focus();
    fireEvent.click(close);
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('have a region that F8 focuses', () => {
    fireEvent.keyDown(document, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }));
  });
});
