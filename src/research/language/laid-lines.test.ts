import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { withLaidLines } from './laid-lines.ts';

const raw = (text: string): string =>
  withLaidLines(tokenise(text))
    .map((token) => token.raw)
    .join(' ');

describe('who lays or gets so many has a line, or a price', () => {
  it.each([
    ['bills laying 3 at -110', 'bills -3 at -110'],
    ['would you lay 2.5 with the lions', 'would you -2.5 with the lions'],
    ['buffalo giving the field goal to detroit', 'buffalo -3 to detroit'],
    ['laying the full touchdown', '-7'],
    ['packers plus a touchdown', 'packers +7'],
    ['packers getting 2.5 and vikings getting 3', 'packers +2.5 and vikings +3'],
    ['would you lay 140 with fritz', 'would you -140 with fritz'],
  ])('%s', (text, line) => {
    expect(raw(text)).toBe(line);
  });

  it.each([
    'lay 100 on the bills',
    'laying 110 to win 100',
    'getting 3 to 1 on the jets',
    'getting 200 back',
    'giving 3 picks',
    'i get 2 legs',
    'laying $50',
    'give me 3',
  ])('not in: %s', (text) => {
    expect(raw(text)).not.toMatch(/[+-]\d/);
  });
});
