import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Past the skip delay of whatever closed in the test before.
  vi.advanceTimersByTime(10_000);
  render(
    <>
      <Tooltip content="about one">
        <button type="button">one</button>
      </Tooltip>
      <Tooltip content="about two">
        <button type="button">two</button>
      </Tooltip>
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const trigger = (name: string) => screen.getByRole('button', { name }).parentElement!;
const enter = (name: string) => fireEvent.pointerEnter(trigger(name));
const leave = (name: string) => fireEvent.pointerLeave(trigger(name));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.queryByRole('tooltip')?.textContent;

describe('a tooltip', () => {
  it('opens after 700 ms and describes its trigger', () => {
    enter('one');
    wait(699);
    expect(shown()).toBeUndefined();
    wait(1);
    expect(shown()).toBe('about one');
    expect(screen.getByRole('button', { name: 'one' }).getAttribute('aria-describedby')).toBe(
      screen.getByRole('tooltip').id,
    );
  });

  it('opens at once within 300 ms after another closed, and waits again later', () => {
    enter('one');
    wait(700);
    leave('one');
    wait(299);
    enter('two');
    wait(0);
    expect(shown()).toBe('about two');
    leave('two');
    wait(300);
    enter('one');
    wait(1);
    expect(shown()).toBeUndefined();
  });

  it('opens on a tap and closes on a tap elsewhere', () => {
    fireEvent.pointerDown(screen.getByRole('button', { name: 'one' }), { pointerType: 'touch' });
    fireEvent.click(screen.getByRole('button', { name: 'one' }));
    wait(0);
    expect(shown()).toBe('about one');
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    expect(shown()).toBeUndefined();
  });

  it('stays while the pointer moves onto it and back, and closes when that leaves both', () => {
    enter('one');
    wait(700);
    const bubble = screen.getByRole('tooltip');
    fireEvent.pointerLeave(trigger('one'), { relatedTarget: bubble });
    expect(shown()).toBe('about one');
    fireEvent.pointerLeave(bubble, { relatedTarget: screen.getByRole('button', { name: 'one' }) });
    expect(shown()).toBe('about one');
    fireEvent.pointerLeave(bubble, { relatedTarget: document.body });
    expect(shown()).toBeUndefined();
  });

  it('stands 4 px from its child, whatever the span around that measures', () => {
    const button = screen.getByRole('button', { name: 'one' });
    button.getBoundingClientRect = () => new DOMRect(100, 200, 40, 20);
    trigger('one').getBoundingClientRect = () => new DOMRect(100, 206, 40, 8);
    enter('one');
    wait(700);
    expect(screen.getByRole('tooltip').style.translate).toBe('120px 196px');
  });

  it('closes on Escape', () => {
    enter('one');
    wait(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(shown()).toBeUndefined();
  });
});
