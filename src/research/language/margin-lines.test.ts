import { describe, expect, it } from 'vitest';
import { tokenise } from '#engine/names/tokenise.ts';
import { withMarginLines } from './margin-lines.ts';
import { withTotalLines } from './total-lines.ts';

const raw = (text: string): string =>
  withTotalLines(withMarginLines(tokenise(text)))
    .map((token) => token.raw)
    .join(' ');

describe('how far somebody wins or loses is a line', () => {
  it.each([
    ['will the celtics win by more than 10', 'will the celtics -10.5'],
    ['celtics win by over 10.5', 'celtics -10.5'],
    ['celtics by 7', 'celtics -6.5'],
    ['celtics to win by 8 or more', 'celtics to -7.5'],
    ['celtics win by 20+', 'celtics -19.5'],
    ['will the lions win by at least a touchdown', 'will the lions -6.5'],
    ['lions win by a field goal', 'lions -2.5'],
    ['lions by double digits', 'lions -9.5'],
    ['liverpool win by two goals', 'liverpool -1.5'],
    ['can the bills stay within 7', 'can the bills +7.5'],
    ['bills keep it within a touchdown', 'bills +7.5'],
    ['do the bills lose by less than 7', 'do the bills +6.5'],
  ])('%s', (text, line) => {
    expect(raw(text)).toBe(line);
  });

  it.each([
    'what if they win by 3',
    'lions win by exactly 5',
    'celtics won by 12 last night',
    'i have the lions and they win by 5, my bet',
    'the line moved by 3 points today',
    'packers lose by 10',
    'sort them by 5 leagues',
    'bets by $20',
  ])('is none in: %s', (text) => {
    expect(raw(text)).toBe(raw(text).replace(/[+-]\d+\.5/, 'none'));
  });
});

describe('how much both score is a total', () => {
  it.each([
    ['will there be 50 points in packers seahawks', 'will there be over 49.5 in packers seahawks'],
    ['will there be more than 2 goals', 'will there be over 2.5'],
    ['do they combine for at least 3 goals', 'do they combine for over 2.5'],
    ['will there be fewer than 3 goals', 'will there be under 2.5'],
  ])('%s', (text, total) => {
    expect(raw(text)).toBe(total);
  });

  it.each([
    'will the lions score 30 points',
    'lebron 25 points',
    'were there 50 points last night',
    'will there be 3 games',
  ])('is none in: %s', (text) => {
    expect(raw(text)).not.toMatch(/over|under/);
  });
});
