import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChanceMeter } from './chance-meter.tsx';

afterEach(cleanup);

function meter(paid: number, fair: number) {
  render(<ChanceMeter paid={paid} fair={fair} caption="fair" label="paid and fair" />);
  const drawn = screen.getByRole('img', { name: 'paid and fair' });
  const attributes = (tag: string, names: string[]) =>
    names.map((name) => drawn.querySelector(tag)?.getAttribute(name) ?? null);
  return { bar: attributes('rect', ['x', 'width', 'class']), caption: attributes('text', ['x', 'text-anchor']) };
}

it('reaches from what the price asks for, in the middle, to what is fair', () => {
  const { bar, caption } = meter(0.512, 0.53);
  expect(bar).toEqual(['50%', '11.25%', 'fill-edge']);
  expect(caption).toEqual(['61.25%', 'middle']);
});

it('turns red, and to the other side, where the price asks for more than the fair chance', () => {
  const { bar, caption } = meter(0.52, 0.5);
  expect(bar).toEqual(['37.5%', '12.5%', 'fill-red']);
  expect(caption).toEqual(['37.5%', 'middle']);
});

it('ends at eight points, with its name inside', () => {
  expect(meter(0.4, 0.6)).toEqual({ bar: ['50%', '50%', 'fill-edge'], caption: ['100%', 'end'] });
  cleanup();
  expect(meter(0.6, 0.4)).toEqual({ bar: ['0%', '50%', 'fill-red'], caption: ['0%', 'start'] });
});

it('stays visible where both are equal', () => {
  expect(meter(0.5, 0.5).bar[1]).toBe('0.8%');
});
