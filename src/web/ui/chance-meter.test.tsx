import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChanceMeter } from './chance-meter.tsx';

afterEach(cleanup);

const bars = (paid: number, fair: number) => {
  render(<ChanceMeter paid={paid} fair={fair} label="paid and fair" />);
  return [...screen.getByRole('img', { name: 'paid and fair' }).querySelectorAll('rect')].map((bar) => [
    bar.getAttribute('x'),
    bar.getAttribute('width'),
    bar.getAttribute('class'),
  ]);
};

it('reaches from what is paid to what is fair', () => {
  expect(bars(0.5, 0.75)).toEqual([
    [null, '50%', 'fill-line-strong'],
    ['50%', '25%', 'fill-edge'],
  ]);
});

it('turns red where the price asks for more than the fair chance', () => {
  expect(bars(0.75, 0.5)).toEqual([
    [null, '50%', 'fill-line-strong'],
    ['50%', '25%', 'fill-red'],
  ]);
});

it('stays visible where both are equal', () => {
  expect(bars(0.5, 0.5)[1]?.[1]).toBe('1.2%');
});
