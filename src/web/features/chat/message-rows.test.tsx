import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerRow } from './message-rows.tsx';

const STAGES_PX = 206;
const prototype = HTMLElement.prototype as { animate?: unknown };
const offsetTop = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetTop');
const animateBefore = prototype.animate;
const animate = vi.fn();

/** The window draws nothing here: a box stands as low as the stages before it are high. */
beforeEach(() => {
  animate.mockReset();
  prototype.animate = animate;
  Object.defineProperty(HTMLElement.prototype, 'offsetTop', {
    configurable: true,
    get(this: HTMLElement) {
      return this.previousElementSibling?.id === 'stages' ? STAGES_PX : 0;
    },
  });
});

afterEach(() => {
  if (animateBefore === undefined) delete prototype.animate;
  else prototype.animate = animateBefore;
  if (offsetTop) Object.defineProperty(HTMLElement.prototype, 'offsetTop', offsetTop);
});

const row = (hasWords: boolean, picks = 1) => (
  <ol>
    <AnswerRow progress={<p id="stages">Stages</p>} hasWords={hasWords}>
      {Array.from({ length: picks }, (_, at) => `pick ${at}`).join()}
    </AnswerRow>
  </ol>
);

describe('the answer in the making', () => {
  it('glides from where it was to the top once its words begin, and only then', () => {
    const { rerender } = render(row(false));
    rerender(row(false, 3));
    expect(animate).not.toHaveBeenCalled();
    rerender(row(true, 3));
    rerender(row(true, 4));
    expect(animate).toHaveBeenCalledTimes(1);
    expect(animate.mock.calls[0]?.[0]).toEqual([{ transform: 'translateY(206px)' }, { transform: 'none' }]);
  });

  it('stays where it is when its words were there from the start', () => {
    const { rerender } = render(row(true));
    rerender(row(true, 2));
    expect(animate).not.toHaveBeenCalled();
  });
});
