// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Figure } from '#contract/research/quantities.ts';
import { FigureList } from './figure-list.tsx';

afterEach(cleanup);

const money = (key: string, value: number, text: string): Figure => ({ key, label: key, value, unit: 'cents', text });

const colourOf = (figure: Figure, isResult = true) => {
  render(<FigureList figures={[figure]} isResult={isResult} />);
  return /\btext-(red|edge|text)\b/.exec(screen.getByRole('definition').className)?.[1];
};

it.each([
  ['a loss', money('ifHedgeWins', -4000, '-$40.00'), 'red'],
  ['what is won when a bet wins', money('ifOpenWins', 5565, '$55.65'), 'text'],
  ['a positive expected value', money('evCents', 320, '+$3.20'), 'edge'],
  ['a negative one', money('evCents', -320, '-$3.20'), 'red'],
  ['one that is written as nothing', money('evCents', 0.2, '$0.00'), 'text'],
])('%s', (_, figure, colour) => {
  expect(colourOf(figure)).toBe(colour);
});

it('colours nothing that is no result', () => {
  expect(colourOf(money('evCents', -320, '-$3.20'), false)).toBe('text');
});
