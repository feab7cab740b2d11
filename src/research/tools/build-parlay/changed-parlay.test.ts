import { describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import { footballSlate, NOW, testEvent, testSlate } from '../../slate/test-slate.ts';
import { worldOf } from '../test-worlds.ts';
import { ask, parlayOf, refused } from './test-parlays.ts';

const BILLS = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5 } as const;
const COWBOYS = { eventId: 'g2', market: 'spread', side: 'home', line: -7 } as const;
const RAMS = { eventId: 'g3', market: 'moneyline', side: 'away' } as const;

describe('a parlay that is to be likelier', () => {
  const world = worldOf(footballSlate(), NOW);
  const legs = [BILLS, COWBOYS, RAMS];

  it('tells what it was with the leg that went, and is likelier and shorter than that', () => {
    const stakeCents = 20_00;
    const whole = parlayOf(world, { legs, stakeCents });
    const left = parlayOf(world, { legs, stakeCents, leaveOut: 'chance' });
    const { text, fairChance, payoutCents } = whole;
    expect(left.before).toMatchObject({ legs: 3, text, fairChance, payoutCents });
    expect(left.before?.gone).toHaveLength(1);
    expect(left.fairChance).toBeGreaterThan(fairChance);
    expect(left.decimal).toBeLessThan(whole.decimal);
    expect(whole.before).toBeUndefined();
  });

  it('takes none but a shorter price in the place of the leg that goes', () => {
    const whole = parlayOf(world, { legs: [BILLS, COWBOYS] });
    const outcome = ask(world, { legs: [BILLS, COWBOYS], leaveOut: 'chance', choose: { count: 2 } });
    const parlay = outcome.ok ? outcome.data.parlay : null;
    if (!parlay) return;
    const least = Math.min(...whole.legs.map(({ fairChance }) => fairChance));
    const gone = whole.legs.find(({ fairChance }) => fairChance === least);
    const chosen = parlay.legs.find(({ pick }) => !whole.legs.some((leg) => leg.pick === pick));
    expect(chosen?.decimal).toBeLessThan(gone?.decimal ?? 0);
  });
});

describe('the worst of the legs for one that is named', () => {
  const world = worldOf(footballSlate(), NOW);

  it.each(['edge', 'chance', 'longest', 'shortest'] as const)('by %s is one of those that stood', (leaveOut) => {
    const changedFrom = [BILLS, COWBOYS];
    const whole = parlayOf(world, { legs: changedFrom });
    const made = parlayOf(world, {
      legs: [...changedFrom, RAMS],
      changedFrom,
      leaveOut,
      keepBook: whole.book,
      priceOnly: true,
    });
    expect(made.legs).toHaveLength(2);
    expect(made.legs.map(({ eventId }) => eventId)).toContain(RAMS.eventId);
    expect(made.before).toMatchObject({ legs: 2, gone: [expect.any(String)], came: [expect.any(String)] });
    // What comes in stands where the other went.
    const place = made.legs.findIndex(({ eventId }) => eventId === RAMS.eventId);
    expect(made.legs.map(({ eventId }) => eventId)).toEqual(
      changedFrom.map(({ eventId }, at) => (at === place ? RAMS.eventId : eventId)),
    );
  });
});

describe('a parlay that its writer changed', () => {
  const world = worldOf(footballSlate(), NOW);

  it.each([
    ['a leg out', [BILLS, COWBOYS, RAMS], [COWBOYS, RAMS], 1, 0],
    ['a leg more', [BILLS, COWBOYS], [BILLS, COWBOYS, RAMS], 0, 1],
    ['one for another', [BILLS, COWBOYS], [BILLS, RAMS], 1, 1],
  ])('is told with what went and what came, and what it was before: %s', (_, changedFrom, legs, gone, came) => {
    const stakeCents = 20_00;
    const { text, payoutCents } = parlayOf(world, { legs: changedFrom, stakeCents });
    const { before } = parlayOf(world, { legs, changedFrom, stakeCents });
    expect(before).toMatchObject({ legs: changedFrom.length, text, payoutCents });
    expect([before?.gone.length, before?.came?.length]).toEqual([gone, came]);
  });

  it('stays where it stands where its legs are of one game, of which no book pays the product', () => {
    const over = { eventId: 'g1', market: 'total', side: 'over' } as const;
    const under = { ...over, side: 'under' } as const;
    const before = parlayOf(world, { legs: [BILLS, over] });
    const others = before.otherBooks.map(({ book }) => book);
    expect(others.length).toBeGreaterThan(0);
    for (const keepBook of [before.book, ...others]) {
      const parlay = parlayOf(world, { legs: [BILLS, under], changedFrom: [BILLS, over], keepBook, priceOnly: true });
      expect([parlay.book, parlay.moved]).toEqual([keepBook, undefined]);
    }
  });

  it('is told as it stands where none of its legs is another', () => {
    const legs = [BILLS, COWBOYS];
    expect(parlayOf(world, { legs, changedFrom: legs, stakeCents: 50_00 }).before).toBeUndefined();
  });
});

describe('a book that lacks a leg', () => {
  const market = (books: string[]) => ({
    market: 'moneyline',
    outcomes: ['home', 'away'] as const,
    decimals: [1.9, 1.95],
    books,
  });
  const world = worldOf(
    testSlate([
      testEvent('a', { home: 'Home A', away: 'Away A', markets: [market(['draftkings', 'fanduel', 'pinnacle'])] }),
      testEvent('b', { home: 'Home B', away: 'Away B', markets: [market(['fanduel', 'bet365', 'pinnacle'])] }),
    ]),
    NOW,
  );
  const legs: BetRefDraft[] = ['a', 'b'].map((eventId) => ({ eventId, market: 'moneyline', side: 'home' }));

  it('is no other book: the same legs are offered where they are had', () => {
    const outcome = refused(world, { legs, book: 'draftkings' });
    expect(outcome.reason).toBe('no_single_book');
    const [first] = outcome.choices;
    expect(first).toMatchObject({ label: expect.stringMatching(/^The same legs at fanduel$/i), tool: 'build_parlay' });
  });

  it('has its price for all of them judged by how likely they are, and pays that and nothing else', () => {
    const parlay = parlayOf(world, { legs, book: 'draftkings', price: '+200', stakeCents: 10_00 });
    expect(parlay.book).toMatch(/^draftkings$/i);
    expect(parlay.whole).toMatchObject({ text: '+200', payoutCents: 30_00 });
    expect(parlay.verdict).not.toBeNull();
    expect(parlay.notes.join(' ')).toContain('I have no price for Draftkings on Home B moneyline');
  });
});
