import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FeedPrice } from '#research/slate/price.ts';
import { type QuoteTimes, quoteTimeMs, quoteTimesOf } from './quote-times.ts';
import { twoSides } from './test-feed.ts';

const early = new Date('2026-01-10T18:00:00.001Z');
const late = new Date('2026-01-10T18:05:00.999Z');
const quote = (book: string, market: string, at: Date, player = '') =>
  twoSides(book, market, 0, { over: 1.9, under: 1.9 }, at, player);

it('writes one time for a book, and parts only where they differ', () => {
  const times = quoteTimesOf([
    ...quote('same', 'total', early),
    ...quote('markets', 'total', early),
    ...quote('players', 'prop:p', early, 'Ada'),
    ...quote('same', 'spread', early),
    ...quote('markets', 'spread', late),
    ...quote('players', 'prop:p', late, 'Bo'),
  ]);
  expect(times).toEqual({
    same: early.getTime(),
    markets: { total: early.getTime(), spread: late.getTime() },
    players: { 'prop:p': { Ada: early.getTime(), Bo: late.getTime() } },
  });
});

it('gives every quote its exact time back after the database, and the older of two for one', () => {
  const name = fc.constantFrom('a', 'b', '', '__proto__', 'constructor', '1');
  const price = fc.record({ bookKey: name, market: name, player: name, quotedAt: fc.date({ noInvalidDate: true }) });
  fc.assert(
    fc.property(fc.array(price, { maxLength: 30 }), (quotes) => {
      const prices: FeedPrice[] = quotes.map((own) => ({
        ...own,
        selection: 'over',
        lineHundredths: 0,
        oddsDecimal: 2,
      }));
      const stored = JSON.parse(JSON.stringify(quoteTimesOf(prices))) as QuoteTimes;
      for (const own of quotes) {
        const same = quotes.filter(
          (other) => other.bookKey === own.bookKey && other.market === own.market && other.player === own.player,
        );
        expect(quoteTimeMs(stored, own)).toBe(Math.min(...same.map(({ quotedAt }) => quotedAt.getTime())));
      }
    }),
  );
  expect(() => quoteTimeMs({}, { bookKey: 'a', market: 'total', player: '' })).toThrow('a and total');
});
