import { describe, expect, it } from 'vitest';
import { gradePick } from './grade-pick.ts';
import { type CloseRow, marketClose } from './market-close.ts';

const START = '2026-09-10T18:00:00.000Z';
const PRICES: readonly [book: string, prices: readonly number[]][] = [
  ['draftkings', [1.9, 2]],
  ['fanduel', [1.91, 1.99]],
  ['betmgm', [2.4, 2.6, 4.2]],
];
const SIDES = ['home', 'away', 'draw'];
const rowsOf = (sportKey: string, books: readonly string[]): CloseRow[] =>
  PRICES.filter(([book]) => books.includes(book)).flatMap(([bookKey, prices]) =>
    prices.map((oddsDecimal, nth) => ({
      ...{ eventId: 'live:1', sportKey, bookKey, market: 'moneyline', player: '', lineHundredths: 0 },
      selection: SIDES[nth] ?? '',
      oddsDecimal,
    })),
  );
const bet = {
  ...{ eventId: 'live:1', market: 'moneyline', selection: 'home', player: '', line: null, bookKey: 'draftkings' },
  ...{ oddsDecimal: 1.95, startsAtMs: Date.parse(START), rules: 'us_five_innings' as const },
};
const ALL = PRICES.map(([book]) => book);

describe('the close of a moneyline', () => {
  it.each([
    ['americanfootball_nfl', ALL, ['draftkings', 'fanduel'], ['home', 'away']],
    ['icehockey_nhl', ALL, ['draftkings', 'fanduel'], ['home', 'away']],
    ['soccer_epl', ALL, ['betmgm'], SIDES],
  ])('of %s is of one bet: regular time is another', (sport, books, kept, outcomes) => {
    const close = marketClose(bet, rowsOf(sport, books));
    expect([Object.keys(close?.books ?? {}), close?.outcomes]).toEqual([kept, outcomes]);
  });

  it('after regular time is of the books that sell the draw, alone', () => {
    const close = marketClose({ ...bet, market: 'three_way', selection: 'draw' }, rowsOf('icehockey_nhl', ALL));
    expect(close).toMatchObject({ market: 'three_way', outcomes: SIDES, books: { betmgm: [2.4, 2.6, 4.2] } });
    expect(Object.keys(close?.books ?? {})).toEqual(['betmgm']);
  });

  it.each([
    ['home', 'F/OT', 'loss'],
    ['draw', 'F/OT', 'win'],
    ['away', 'F', 'win'],
    ['draw', '', 'ungraded'],
  ])('after regular time ends for %s at %s: %s', (selection, detail, result) => {
    const end = {
      event: 'live:1',
      sport: 'icehockey_nhl',
      status: 'final',
      home: 2,
      away: 3,
      startsAt: START,
    } as const;
    const grade = gradePick({ ...bet, market: 'three_way', selection }, { ...end, detail, source: 'ESPN' }, null);
    expect(grade?.result).toBe(result);
  });

  it('outside soccer is none where every book sells the draw, and in soccer where none does', () => {
    expect(marketClose(bet, rowsOf('icehockey_nhl', ['betmgm']))).toBeNull();
    expect(marketClose(bet, rowsOf('soccer_epl', ['draftkings']))).toBeNull();
  });

  it.each([
    ['icehockey_nhl', 'home', 'loss'],
    ['americanfootball_nfl', 'home', 'loss'],
    ['americanfootball_nfl', 'draw', 'ungraded'],
    ['soccer_epl', 'home', 'loss'],
  ])('that holds a draw leaves %s, %s: %s', (sport, selection, result) => {
    const end = { event: 'live:1', sport, status: 'final', home: 2, away: 3, detail: 'F/OT', startsAt: START } as const;
    const withDraw = { ...bet, line: 0, outcomes: SIDES, books: { betmgm: [2.4, 2.6, 4.2] }, event: 'live:1' };
    expect(gradePick({ ...bet, selection }, { ...end, source: 'ESPN' }, withDraw)?.result).toBe(result);
  });
});
