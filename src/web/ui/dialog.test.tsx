import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { installDialog } from './test-dialog.ts';

beforeAll(installDialog);
afterEach(cleanup);

function show(isOpen = true) {
  const onClose = vi.fn();
  render(
    <Dialog open={isOpen} onClose={onClose} title="Delete User" description="This action cannot be undone.">
      <p>content</p>
    </Dialog>,
  );
  return onClose;
}

function press(element: HTMLElement) {
  fireEvent.pointerDown(element);
  fireEvent.pointerUp(element);
  fireEvent.click(element);
}

describe('a dialog', () => {
  it('is not in the page while it is closed', () => {
    show(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is named and described by its words', () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'Delete User' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe(
      'This action cannot be undone.',
    );
  });

  it('asks to be closed on Escape and on a click beside it, not on one inside', () => {
    const onClose = show();
    fireEvent.click(screen.getByText('content'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    press(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays when a text in it is marked to beyond its edge, where the browser brings the click to the dialog', () => {
    const onClose = show();
    fireEvent.pointerDown(screen.getByText('content'));
    fireEvent.pointerUp(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays when Escape closes one that was opened in it', () => {
    const [closeSheet, closeInner] = [vi.fn(), vi.fn()];
    render(
      <Dialog open onClose={closeSheet} title="Chat History">
        <Dialog open onClose={closeInner} title="Rename chat" />
      </Dialog>,
    );
    fireEvent(screen.getByRole('dialog', { name: 'Rename chat' }), new Event('cancel', { cancelable: true }));
    expect(closeInner).toHaveBeenCalledTimes(1);
    expect(closeSheet).not.toHaveBeenCalled();
  });
});
