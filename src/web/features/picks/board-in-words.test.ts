import { describe, expect, it } from 'vitest';
import { boardInWords } from './board-in-words.ts';

describe('boardInWords', () => {
  it.each([
    'Every price on Bills +2.5: +105 at BetMGM, -102 at BetOnline.ag and -110 at Pinnacle [3]. Best and worst lie 2.1 points apart [3].',
    'Book by book, Bills +2.5 pays +105 at BetMGM, -102 at BetOnline.ag, and -110 at Pinnacle [3]. Best and worst lie 2.1 points apart [3].',
  ])('%s', (text) => {
    expect(boardInWords(text)).toEqual({
      prices: [
        { odds: '+105', book: 'BetMGM' },
        { odds: '-102', book: 'BetOnline.ag' },
        { odds: '-110', book: 'Pinnacle' },
      ],
      mark: '[3]',
      rest: 'Best and worst lie 2.1 points apart [3].',
    });
  });

  it('reads decimal prices', () => {
    const text = 'The whole board for under 6: 2.15 at bet365, 2.10 at ESPN BET and 2.04 at Circa Sports.';
    expect(boardInWords(text)?.prices.map(({ odds }) => odds)).toEqual(['2.15', '2.10', '2.04']);
  });

  it.each([
    'Only BetMGM pays +105 at the moment, and Pinnacle -110 at most.',
    'The board: +105 at BetMGM and -110 at Pinnacle [3].',
    '+105 at BetMGM, +102 at Caesars, -110 at Pinnacle and others that pay less.',
    'No dot',
  ])('leaves what is no list as it is: %s', (text) => {
    expect(boardInWords(text)).toBeNull();
  });
});
