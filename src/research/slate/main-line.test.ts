import { describe, expect, it } from 'vitest';
import { mainLine } from './main-line.ts';
import type { SlateMarket } from './slate.ts';

const line = (lineHundredths: number, ...books: string[]): SlateMarket => ({
  id: `g|total||${lineHundredths}`,
  market: 'total',
  player: '',
  lineHundredths,
  outcomes: ['over', 'under'],
  quotes: books.map((bookKey) => ({ bookKey, decimals: [1.9, 1.9], quotedAt: new Date(0) })),
});

describe('the main line of a market', () => {
  it('is the one that most books quote, the first of several', () => {
    const lines = [line(550, 'draftkings'), line(600, 'fanduel', 'betmgm'), line(650, 'bet365', 'draftkings')];
    expect(mainLine(lines)?.lineHundredths).toBe(600);
    expect(mainLine([])).toBeUndefined();
  });

  it('counts a family once, under however many names it quotes', () => {
    const lines = [line(550, 'betfair_ex_uk', 'betfair_ex_eu', 'betfair_ex_au'), line(650, 'draftkings', 'fanduel')];
    expect(mainLine(lines)?.lineHundredths).toBe(650);
  });
});
