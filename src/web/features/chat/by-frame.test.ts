import { expect, it } from 'vitest';
import { byFrame } from './by-frame.ts';

function open() {
  const seen: string[] = [];
  const frames: (() => void)[] = [];
  const dispatch = byFrame<string>(
    (action) => seen.push(action),
    (action) => action.startsWith('piece'),
    (run) => frames.push(run),
  );
  return { seen, dispatch, frames };
}

it('brings the pieces of a frame together, in their order', () => {
  const { seen, dispatch, frames } = open();
  dispatch('piece 1');
  dispatch('piece 2');
  expect([seen, frames.length]).toEqual([[], 1]);
  frames[0]?.();
  expect(seen).toEqual(['piece 1', 'piece 2']);
  dispatch('piece 3');
  frames[1]?.();
  expect(seen).toEqual(['piece 1', 'piece 2', 'piece 3']);
});

it('lets nothing overtake a piece, and brings none twice', () => {
  const { seen, dispatch, frames } = open();
  dispatch('piece 1');
  dispatch('end');
  expect(seen).toEqual(['piece 1', 'end']);
  for (const frame of frames) frame();
  expect(seen).toEqual(['piece 1', 'end']);
});
