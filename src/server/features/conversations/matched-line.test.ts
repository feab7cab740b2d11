import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchedLine } from './matched-line.ts';

const LONG =
  'I have been looking at the whole board for Sunday and cannot decide whether the Chiefs on the moneyline are any better than laying the points';

describe('the line of a question that was found', () => {
  it('is the line that holds most of the words', () => {
    expect(matchedLine('First the Jets\n\n  then the Chiefs moneyline \nand the Chiefs', ['chiefs', 'MONEY'])).toBe(
      'then the Chiefs moneyline',
    );
  });

  it('is cut at words to where the first of them stands', () => {
    expect(matchedLine(LONG, ['chiefs'])).toBe(
      '…and cannot decide whether the Chiefs on the moneyline are any better than laying the…',
    );
    expect(matchedLine(LONG, ['board'])).toBe(
      '…been looking at the whole board for Sunday and cannot decide whether the Chiefs on the…',
    );
    expect(matchedLine(LONG, ['points'])).toBe(
      '…cannot decide whether the Chiefs on the moneyline are any better than laying the points',
    );
  });

  it('never breaks a sign, is never longer than it may be, and holds a word that a line holds', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    fc.assert(
      fc.property(text, word, text, (before, found, after) => {
        const line = matchedLine(`${before}${found}${after}`, [found]);
        expect(line.length).toBeLessThanOrEqual(92);
        expect(line).not.toMatch(/\p{Surrogate}/u);
        expect(line.toLowerCase()).toContain(found);
      }),
    );
  });
});
