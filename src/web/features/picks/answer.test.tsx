// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Answer } from './answer.tsx';
import { testPick } from './test-pick.ts';

afterEach(cleanup);

it('shows three picks in full and folds what follows', () => {
  const picks = [1, 2, 3, 4, 5].map((number) => testPick({ id: `pick-${number}`, pick: `Bills +${number}.5` }));
  render(<Answer content={{ kind: 'analysis', analysis: { picks } }} />);
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.getAllByRole('button', { name: 'Show the numbers' })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Open Bills/ }).map((button) => button.ariaLabel)).toEqual([
    'Open Bills +4.5',
    'Open Bills +5.5',
  ]);
});
