// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IntoView } from './into-view.tsx';

const scroll = vi.fn();
beforeEach(() => {
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('brings what a press opened into view once, and no further than it takes', () => {
  const { rerender } = render(<IntoView isPressed>Sources</IntoView>);
  rerender(<IntoView isPressed>Sources, longer</IntoView>);
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior: 'smooth' }]]);
});

it('is there at once for who wants no movement', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<IntoView isPressed>Sources</IntoView>);
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'instant' });
});

it('moves nothing for what opened by itself', () => {
  render(<IntoView isPressed={false}>Sources</IntoView>);
  expect(scroll).not.toHaveBeenCalled();
});
