import { describe, expect, it } from 'vitest';
import { ShowBoardInput } from '#contract/research/board.ts';
import { overround } from '#engine/odds/overround.ts';
import { canBet } from '../../books/can-bet.ts';
import { mainLine } from '../../slate/main-line.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { loadedWith } from '../look-up/test-loaded.ts';
import { worldOf } from '../test-worlds.ts';
import { showBoard } from './show-board.ts';

const NOW = new Date(Date.UTC(2026, 10, 21, 17));
const slate = await demoSlateAt(NOW);
const world = worldOf(slate, NOW, { loaded: loadedWith() });

function rankingOf(input: object) {
  const found = showBoard(ShowBoardInput.parse(input), world);
  if (!found.ok || !found.data.ranking) throw new Error('nothing was ranked');
  return found.data.ranking;
}

const NFL = slate.events.filter(({ sportKey, startsAt }) => sportKey === 'americanfootball_nfl' && startsAt > NOW);
const moneylines = NFL.flatMap(({ markets }) => mainLine(markets.filter(({ market }) => market === 'moneyline')) ?? []);

describe('the books over many games', () => {
  it('have the average hold that their own prices come to', () => {
    const { books } = rankingOf({ byBook: 'hold', league: 'NFL', market: 'moneyline' });
    for (const { bookKey, hold } of books) {
      const holds = moneylines.flatMap(({ quotes }) =>
        quotes.filter((quote) => quote.bookKey === bookKey).map(({ decimals }) => overround(decimals).hold),
      );
      expect(hold).toBeCloseTo(holds.reduce((sum, one) => sum + one, 0) / holds.length, 12);
    }
    expect(books.map(({ hold }) => hold)).toEqual(books.map(({ hold }) => hold ?? 0).toSorted((a, b) => a - b));
  });

  it('pay the most on so many of their sides as a count by hand finds', () => {
    const { books } = rankingOf({ byBook: 'best_price', league: 'NFL', market: 'moneyline' });
    const counted = books.find(({ book }) => book === 'FanDuel');
    let most = 0;
    let of = 0;
    for (const { quotes } of moneylines)
      for (const side of [0, 1]) {
        const own = quotes.find(({ bookKey }) => bookKey === 'fanduel')?.decimals[side];
        const open = quotes.filter(({ bookKey }) => canBet(bookKey, world.bettor));
        if (own === undefined) continue;
        of += 1;
        if (open.every(({ decimals }) => (decimals[side] ?? 0) <= own)) most += 1;
      }
    expect(counted?.sides).toBe(of);
    expect(counted?.bestShare).toBeCloseTo(most / of, 12);
  });

  it('come from the other end where it is asked for', () => {
    const up = rankingOf({ byBook: 'hold', league: 'NFL' }).books.map(({ book }) => book);
    const down = rankingOf({ byBook: 'hold', league: 'NFL', order: 'highest_hold' }).books.map(({ book }) => book);
    expect(down[0]).toBe(up.at(-1));
  });

  it('of those that are named are held against each other alone', () => {
    const { books, among } = rankingOf({ byBook: 'best_price', league: 'NFL', books: ['DraftKings', 'FanDuel'] });
    expect(among).toBe('named');
    expect(books).toHaveLength(2);
    expect(books.reduce((sum, { bestShare }) => sum + (bestShare ?? 0), 0)).toBeGreaterThanOrEqual(1);
  });

  it('of which no price is stored are named', () => {
    const found = showBoard(ShowBoardInput.parse({ byBook: 'best_price', books: ['Bovada'] }), world);
    expect(found).toMatchObject({ ok: false, reason: 'book_not_stored' });
  });
});
