// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PickCard } from './pick-card.tsx';
import { testPick } from './test-pick.ts';

let brought: string[];

beforeEach(() => {
  brought = [];
  Element.prototype.scrollIntoView = function () {
    // What is hidden has no place.
    brought.push(this.querySelector('[hidden]') ? 'hidden' : (this.textContent ?? ''));
  };
});
afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const SOURCE = testPick().sources[0]?.name ?? '';

it('brings the sources, the numbers and the rest into view as each is opened, once', async () => {
  render(<PickCard pick={testPick()} />);
  await press(/^Sources/);
  expect(brought).toHaveLength(1);
  expect(brought[0]).toContain(SOURCE);
  await press(/^More of/);
  expect(brought).toHaveLength(2);
  expect(brought[1]).toContain('Share');
  await press('Show the numbers');
  await screen.findByRole('region', { name: /^The numbers of/ });
  expect(brought).toHaveLength(3);
  expect(brought[2]).toContain('How the figures follow');
});

it('moves nothing as they are folded, or drawn for paper', async () => {
  render(<PickCard pick={testPick()} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(brought).toEqual([]);
  await press(/^Sources/);
  await press(/^Sources/);
  expect(brought).toHaveLength(1);
});
