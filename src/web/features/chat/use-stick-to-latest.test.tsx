// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStickToLatest } from './use-stick-to-latest.ts';

const WINDOW_PX = 600;
/** Of the newest question below the top of the list. */
const NEWEST_PX = 2_000;

let heightPx: number;
let grow: () => void;

beforeEach(() => {
  heightPx = 2_600;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Chat() {
  const { scroller, content, isAway } = useStickToLatest();
  return (
    <section
      aria-label="Messages"
      ref={(element) => {
        scroller.current = element && laidOut(element);
      }}
    >
      <div ref={content}>
        <ol>
          <li data-turn-start="">Question</li>
        </ol>
        <button type="button">More</button>
      </div>
      {isAway ? <p>Jump to latest</p> : null}
    </section>
  );
}

/** What a browser would lay out, and jsdom does not. */
function laidOut(element: HTMLElement): HTMLElement {
  Object.defineProperty(element, 'clientHeight', { configurable: true, value: WINDOW_PX });
  Object.defineProperty(element, 'scrollHeight', { configurable: true, get: () => heightPx });
  const question = element.querySelector('li');
  if (question) question.getBoundingClientRect = () => new DOMRect(0, NEWEST_PX - element.scrollTop, 0, 0);
  return element;
}

function scrollTo(top: number) {
  const list = screen.getByRole('region', { name: 'Messages' });
  list.scrollTop = top;
  fireEvent.scroll(list);
}
const offer = () => screen.queryByText('Jump to latest') !== null;

it('offers the way back only where more than half a window is below', () => {
  render(<Chat />);
  scrollTo(1_000);
  expect(offer()).toBe(true);
  scrollTo(1_750);
  expect(offer()).toBe(false);
  scrollTo(1_650);
  expect(offer()).toBe(true);
});

it('takes the reader along as an answer grows, but not as he opens something', () => {
  heightPx = 2_200;
  render(<Chat />);
  const list = screen.getByRole('region', { name: 'Messages' });
  scrollTo(1_600);
  heightPx = 2_300;
  act(() => grow());
  expect(list.scrollTop).toBe(1_700);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  heightPx = 2_700;
  act(() => grow());
  expect(list.scrollTop).toBe(1_700);
});
