import { describe, expect, it } from 'vitest';
import type { BetFocus, Reading } from '../reading.ts';
import { OPEN_READING } from '../wishes/wish-reading.ts';
import { spreadAlone } from './line-alone.ts';
import { withSamePrice } from './same-price.ts';

const BET: BetFocus = { eventId: 'a', market: 'spread', side: 'away', line: -6.5, player: null, price: '1.909' };
const BEHIND: Reading = { ...OPEN_READING, focus: [BET] };
const nobody = (): boolean => false;

describe('behind a spread at its writer’s price', () => {
  it('the same price is that one', () => {
    expect(withSamePrice('what if its 7, same juice', BEHIND, () => '-110')).toBe('what if its 7 at -110');
    expect(withSamePrice('same price elsewhere?', BEHIND, () => '-110')).toBe('same price elsewhere?');
    expect(withSamePrice('what if its 7, same juice', { ...BEHIND, focus: [BET, BET] }, () => '-110')).toMatch(
      /same juice/,
    );
  });

  it.each([
    ['what if it goes to 7', 'what if it goes to -7'],
    ['i only see 7 now', 'i only see -7 now'],
    ['still good at 7?', 'still good at -7?'],
    ['they moved it to 5.5', 'they moved it to -5.5'],
    ['put it at 3 units', 'put it at 3 units'],
    ['when is it, at 7 pm?', 'when is it, at 7 pm?'],
    ['is it 30 now', 'is it 30 now'],
  ])('another number is on its side: %s', (text, whole) => {
    expect(spreadAlone(text, BEHIND, nobody)).toBe(whole);
  });

  it('who is named has a number of his own', () => {
    expect(spreadAlone('bills at 7', BEHIND, () => true)).toBe('bills at 7');
  });
});
