import { describe, expect, it } from 'vitest';
import { canBet } from '../../books/can-bet.ts';
import { readQuestion } from '../../language/read-question.ts';
import type { Slate } from '../../slate/slate.ts';
import { demoSlateAt } from '../../slate/test-demo-slate.ts';
import { ANY_BETTOR, type Bettor } from '../../words/bettor.ts';
import { findPicks } from '../best-bets/find-picks.ts';
import { findLegs } from './find-legs.ts';

/** Two moments with their slates, made once: to lay one out takes longer than what is asked of it. */
const laidOut = async (day: string) => ({ day, now: new Date(day), slate: await demoSlateAt(new Date(day)) });
const AUTUMN = await laidOut('2026-11-22T15:00:00Z');
const DAYS = [AUTUMN, await laidOut('2026-06-03T18:00:00Z')];
const QUESTIONS = [
  'build me a parlay',
  '4 leg parlay today',
  'give me a 3 leg parlay of underdogs',
  'parlay at +500 or better',
  'same game parlay',
];
const BETTORS: readonly Partial<Bettor>[] = [
  {},
  { state: 'NJ' },
  { sportsbooks: ['draftkings', 'betmgm'] },
  { sportsbooks: ['no_such_book'] },
];

const cases = DAYS.flatMap((day) => BETTORS.map((bettor) => ({ ...day, bettor: { ...ANY_BETTOR, ...bettor } })));

function legsOf(slate: Slate, question: string, now: Date, bettor: Bettor) {
  const asked = readQuestion(question, { nowMs: now.getTime(), timeZone: 'America/New_York', previous: null });
  const situation = { mode: 'regular', now, bettor } as const;
  return { legs: findLegs(slate, asked, situation), apart: findPicks(slate, asked, situation) };
}

describe('the legs of a parlay', () => {
  it.each(cases)(
    'stand at one book that takes them all, at its own prices: $day $bettor.state $bettor.sportsbooks',
    ({ now, slate, bettor }) => {
      let joined = 0;
      for (const question of QUESTIONS) {
        const { legs, apart } = legsOf(slate, question, now, bettor);
        const { found } = legs.result;
        if (!legs.atOneBook) {
          expect(found, question).toEqual(apart.result.found);
          continue;
        }
        joined += 1;
        const books = new Set(found.map(({ priced }) => priced.book));
        expect(books.size, question).toBeLessThan(2);
        const isStored = bettor.sportsbooks.some((key) => slate.bookTitles.has(key));
        const place = isStored ? bettor : { ...bettor, sportsbooks: [] };
        for (const { priced, market } of found) {
          expect(canBet(priced.book, place), question).toBe(true);
          const quote = market.quotes.find(({ bookKey }) => bookKey === priced.book);
          expect(quote?.decimals[priced.outcome], question).toBe(priced.decimal);
        }
        expect(found.length).toBeLessThanOrEqual(apart.result.found.length);
      }
      expect(joined).toBeGreaterThan(QUESTIONS.length / 2);
    },
  );

  it('are at the book where they are worth most, and say why it is one', () => {
    const { now, slate } = AUTUMN;
    const { legs, apart } = legsOf(slate, 'build me a parlay', now, ANY_BETTOR);
    const [first] = legs.result.found;
    expect(new Set(apart.result.found.map(({ priced }) => priced.book)).size).toBeGreaterThan(1);
    const title = slate.bookTitles.get(first?.priced.book ?? '');
    expect(legs.result.notices).toContain(`A parlay is one bet at one book, so every leg is at ${title}.`);
  });

  it('of a safe parlay win together at least as often as those that are worth most', () => {
    for (const { now, slate } of DAYS) {
      const asked = readQuestion('3 leg parlay', {
        nowMs: now.getTime(),
        timeZone: 'America/New_York',
        previous: null,
      });
      const situation = { mode: 'regular', now, bettor: ANY_BETTOR } as const;
      const together = (reading: typeof asked) =>
        findLegs(slate, reading, situation).result.found.reduce((all, { priced }) => all * priced.fairProbability, 1);
      expect(together({ ...asked, order: 'chance' })).toBeGreaterThan(together(asked));
    }
  });

  it('stay single bets where no book takes two of them', () => {
    const { now, slate: whole } = AUTUMN;
    const books = [...whole.bookTitles.keys()].filter((key) => canBet(key, ANY_BETTOR));
    const isAlone = (at: number, key: string) => key === books[at] || !canBet(key, ANY_BETTOR);
    const events = whole.events.slice(0, books.length).map((event, at) => ({
      ...event,
      markets: event.markets.map(({ pricings: _, ...market }) => ({
        ...market,
        quotes: market.quotes.filter(({ bookKey }) => isAlone(at, bookKey)),
      })),
    }));
    const { legs } = legsOf({ ...whole, events }, 'build me a parlay', now, ANY_BETTOR);
    expect(legs.result.found.length).toBeGreaterThan(1);
    expect(legs.atOneBook).toBe(false);
  });

  it('name the games that are left out of all of a day, and why', () => {
    const { now, slate } = AUTUMN;
    const asked = readQuestion('3 leg parlay of favorites today', {
      nowMs: now.getTime(),
      timeZone: 'America/New_York',
      previous: null,
    });
    const noticesOf = (count: number) =>
      findLegs(slate, { ...asked, count }, { mode: 'regular', now, bettor: ANY_BETTOR }).result.notices.join(' ');
    expect(noticesOf(10)).toMatch(/Left out, as a parlay has 10 legs at most: .+ and \d+ other games\./);
    expect(noticesOf(3)).not.toContain('Left out');
  });
});
