import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

it.each(['{Enter}', '{ArrowDown}', '{ArrowUp}'])(
  'opens by %s in the view, when its button was scrolled out',
  async (key) => {
    let isInView = false;
    let tell: () => void = () => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
          tell = () => onChange([{ isIntersecting: isInView }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    HTMLElement.prototype.scrollIntoView = () => {
      isInView = true;
    };
    render(<MenuButton label="Share" items={[{ label: 'Copy', onSelect: () => {} }]} />);
    screen.getByRole('button', { name: 'Share' }).focus();
    await userEvent.keyboard(key);
    act(() => tell());
    expect(screen.getByRole('menuitem', { name: 'Copy' })).toBe(document.activeElement);
  },
);
