import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookTotal, Parlay } from '#contract/research/build-parlay.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { canBet } from '../../books/can-bet.ts';
import { anySlate, type RandomSlate } from '../../slate/test-random-slate.ts';
import { testReading } from '../../slate/test-slate.ts';
import { rowOf } from '../../slate/test-sold-rows.ts';
import { isTakeable } from '../../slate/test-takeable.ts';
import { type Tally, tally } from '../../slate/test-tally.ts';
import { ANY_BETTOR, type Bettor } from '../../words/bettor.ts';
import type { Draft } from '../../words/compose-answer.ts';
import { ask, betsAt, draftOn, worldOn } from '../test-random-worlds.ts';
import { buildParlayTool } from './tool.ts';

const BETTORS: readonly Partial<Bettor>[] = [
  {},
  {},
  { state: 'NY' },
  { sportsbooks: ['betmgm', 'fanduel', 'pinnacle'] },
  { sportsbooks: ['lowvig', 'draftkings'] },
];

const CHOICES: readonly object[] = [
  { choose: { count: 2 } },
  { choose: { count: 3 } },
  { choose: { count: 2, markets: ['spread', 'total'] }, acrossBooks: true },
  { choose: { count: 2, sameGame: true } },
  { choose: {}, targetPrice: '+450' },
];

type Seen = Tally<'chosen' | 'stated' | 'legs' | 'others' | 'apart'>;

const relative = (a: number, b: number): number => Math.abs(a / b - 1);
const productOf = (legs: readonly { decimal: number }[]): number => legs.reduce((all, { decimal }) => all * decimal, 1);

/** All legs at one book that sells each of them now at that price, and the whole is their product. */
function expectOneBook(random: RandomSlate, { legs, bookKey, decimal, otherBooks }: Parlay, bettor: Bettor) {
  expect(canBet(bookKey, bettor)).toBe(true);
  for (const leg of legs) {
    expect(leg.bookKey).toBe(bookKey);
    expect(rowOf(random, leg, bookKey)?.oddsDecimal, leg.pick).toBe(leg.decimal);
    expect(isTakeable(random, leg, bookKey), leg.pick).toBe(true);
  }
  expect(relative(productOf(legs), decimal)).toBeLessThan(1e-12);
  for (const other of otherBooks) expectOtherBook(random, legs, other, bettor);
}

/** What another book is said to pay for all legs is what its own prices multiply to. */
function expectOtherBook(random: RandomSlate, legs: Parlay['legs'], { bookKey, decimal }: BookTotal, bettor: Bettor) {
  expect(canBet(bookKey, bettor)).toBe(true);
  expect(legs.filter((leg) => !isTakeable(random, leg, bookKey))).toEqual([]);
  const product = legs.reduce((all, leg) => all * (rowOf(random, leg, bookKey)?.oddsDecimal ?? 0), 1);
  expect(relative(product, decimal)).toBeLessThan(1e-12);
}

/** What a call to the desk gives: a parlay, several bets, or neither. */
function expectSound(random: RandomSlate, input: object, bettor: Bettor, seen: Seen) {
  const { parlay = null, apart = null } = ask(buildParlayTool, input, random, worldOn(random, bettor))?.data ?? {};
  if (parlay) expectOneBook(random, parlay, bettor);
  for (const bet of apart?.bets ?? []) {
    expect(rowOf(random, bet, bet.bookKey)?.oddsDecimal).toBe(bet.decimal);
    expect(isTakeable(random, bet, bet.bookKey) && canBet(bet.bookKey, bettor)).toBe(true);
  }
  seen.note('choose' in input ? 'chosen' : 'stated', parlay !== null);
  seen.note('legs', parlay?.legs.length);
  seen.note('others', parlay?.otherBooks.length);
  seen.note('apart', apart?.bets.length);
}

/** The picks of a chat as they are stored at their book; each is sold there now. */
function soldAt(random: RandomSlate, { drafts }: Draft) {
  return drafts.map(({ candidate: { event, market, selection: side, priced }, pick }) => {
    const bet = { eventId: event.id, market: market.market, player: market.player || null, side, line: pick.line };
    expect(isTakeable(random, bet, priced.book)).toBe(true);
    return { book: priced.book, title: pick.book, decimal: rowOf(random, bet, priced.book)?.oddsDecimal ?? 0 };
  });
}

/** What a book of that title quotes for all legs; two keys of the provider can be one title (Caesars goes by two). */
function productsAt(drafts: Draft['drafts'], title: string): number[] {
  const [first, ...others] = drafts.map(
    ({ candidate: { priced }, shown: { proof } }) =>
      new Map(
        priced.books.flatMap(({ book, decimals }, at) =>
          proof.books[at]?.book === title ? [[book, decimals[priced.outcome] ?? Number.NaN] as const] : [],
        ),
      ),
  );
  return [...(first ?? [])].map(([key, decimal]) =>
    others.reduce((product, quoted) => product * (quoted.get(key) ?? Number.NaN), decimal),
  );
}

const several = fc.array(fc.array(fc.nat(), { minLength: 2, maxLength: 3 }), { minLength: 4, maxLength: 4 });

describe('a parlay on any slate', () => {
  it('is of legs that its one book sells now, and pays their product', () => {
    const seen: Seen = tally('chosen', 'stated', 'legs', 'others', 'apart');
    fc.assert(
      fc.property(anySlate, several, fc.constantFrom(...BETTORS), (random, stated, bettor) => {
        const world = worldOn(random);
        const inputs = stated.map((places) => ({ legs: betsAt(world, places) }));
        for (const input of [...CHOICES, ...inputs]) expectSound(random, input, { ...ANY_BETTOR, ...bettor }, seen);
      }),
      { numRuns: 40 },
    );
    expect(seen.least()).toBeGreaterThan(8);
  });

  it('in a chat too stands at one book, which sells each leg at the price that is told', async () => {
    const seen = tally('parlays');
    const count = fc.integer({ min: 2, max: 4 });
    await fc.assert(
      fc.asyncProperty(anySlate, fc.constantFrom(...BETTORS), count, async (random, bettor, legs) => {
        const reading = testReading({ intent: 'parlay', count: legs });
        const draft = await draftOn(random, reading, { mode: 'regular', bettor });
        if (!draft?.parlay) return;
        const sold = soldAt(random, draft);
        expect(new Set(sold.map(({ book }) => book)).size).toBe(1);
        const told = draft.parlay.legs.map((leg) => leg.slice(leg.lastIndexOf(') ') + 2));
        expect(told).toEqual(sold.map(({ decimal, title }) => `${formatAmerican(decimal)} at ${title}`));
        expect(relative(productOf(sold), draft.parlay.totalOddsDecimal)).toBeLessThan(1e-12);
        for (const { book, price } of draft.parlay.otherBooks ?? []) {
          expect(book).not.toBe(draft.parlay.book);
          const products = productsAt(draft.drafts, book);
          expect(products.some((product) => relative(product, price.value) < 1e-12)).toBe(true);
        }
        seen.note('parlays');
      }),
      { numRuns: 50 },
    );
    expect(seen.least()).toBeGreaterThan(8);
  });
});
