import { describe, expect, it } from 'vitest';
import { testReading } from '../../slate/test-slate.ts';
import type { Reading } from '../reading.ts';
import type { AboutPicks } from './about-picks.ts';
import { asksAboutPicks } from './asks-about-picks.ts';
import { readAboutPicks } from './read-about-picks.ts';

describe('what is asked about the picks that were shown', () => {
  it.each<[string, AboutPicks]>([
    ['which of em is most likely to screw me', { kind: 'weakest' }],
    ['which one would you drop', { kind: 'weakest' }],
    ['10 bucks each what do i expect to make', { kind: 'same_stake', cents: 1000 }],
    ['ev if i put $25.50 on each?', { kind: 'same_stake', cents: 2550 }],
    ['how sure are you on the second', { kind: 'sure', place: 2 }],
    ['what number would you stop liking #3', { kind: 'limit', place: 3 }],
    ['whats the worst price id take on the second', { kind: 'limit', place: 2 }],
    ['what price do you need', { kind: 'limit', place: 1 }],
    ['second best', { kind: 'play', place: 2 }],
    ['whats your third favorite pick', { kind: 'play', place: 3 }],
    ['keep the first two', { kind: 'keep', count: 2, fromEnd: false }],
    ['just the first 3', { kind: 'keep', count: 3, fromEnd: false }],
    ['the second and third only', { kind: 'places', places: [2, 3] }],
    ['drop the last', { kind: 'drop', place: -1 }],
    ['rank them by edge', { kind: 'ordered', order: 'edge', one: false }],
    ['sort by odds', { kind: 'ordered', order: 'longest', one: false }],
    ['which of these starts first', { kind: 'ordered', order: 'start', one: true }],
    ['which one is most likely to win', { kind: 'ordered', order: 'chance', one: true }],
    ['which of those are dogs', { kind: 'only', side: 'underdog' }],
    ['only the unders of those', { kind: 'only', side: 'under' }],
    ['show me all 3 picks again with odds and book', { kind: 'again' }],
    ['total risk?', { kind: 'exposure' }],
    ['whats the average edge', { kind: 'average_edge' }],
    ['how much with $500', { kind: 'stakes', bankrollCents: 50_000 }],
    ['how many units', { kind: 'stakes', bankrollCents: null }],
    ['would you do it with 100 bucks', { kind: 'stakes', bankrollCents: 10_000 }],
    ['gimme 100 split across those 3', { kind: 'split', totalCents: 10_000 }],
    ['i got 300 total how should i split it on those 3', { kind: 'split', totalCents: 30_000 }],
    ['spread $60 over them', { kind: 'split', totalCents: 6_000 }],
    ['how would you split 1k between those', { kind: 'split', totalCents: 100_000 }],
    ['would you play it', { kind: 'play', place: 1 }],
    ['whats the fair price on that', { kind: 'fair', place: 1 }],
    ['why the second one', { kind: 'why', place: 2 }],
    ['keep two', { kind: 'keep', count: 2, fromEnd: false }],
    ['keep 1 and 3', { kind: 'places', places: [1, 3] }],
    ['just 1, 2 and 4 pls', { kind: 'places', places: [1, 2, 4] }],
    ['keep the first and the third one', { kind: 'places', places: [1, 3] }],
    ['keep #2', { kind: 'places', places: [2] }],
    ['why no bets?', { kind: 'why_none' }],
  ])('%s', (question, expected) => {
    expect(readAboutPicks(question)).toEqual(expected);
  });

  it.each([
    'how much do i win at -110',
    '3 picks each from the nba and nfl',
    'drop the knicks',
    'drop the 4 star rule',
    'best bets tonight',
    'why not the bills',
    'which games start at 7',
    'who wins the lions game',
  ])('is nothing in "%s"', (question) => {
    expect(readAboutPicks(question)).toBeNull();
  });
});

describe('of whom it is asked', () => {
  const focus: Reading['focus'] = [{ eventId: 'e', market: 'moneyline', side: 'home', line: null, player: null }];

  it('is a list that was shown last, and nothing else', () => {
    expect(asksAboutPicks('which is the weakest', testReading({ focus, list: true }))?.kind).toBe('weakest');
    expect(asksAboutPicks('which is the weakest', testReading({ focus }))).toBeNull();
    expect(asksAboutPicks('which is the weakest', null)).toBeNull();
  });

  it('of a parlay is its legs, but for what is asked of the whole', () => {
    const parlay = testReading({ focus, list: true, ticket: true });
    expect(asksAboutPicks('which is the weakest', parlay)?.kind).toBe('weakest');
    expect(asksAboutPicks('drop the last', parlay)).toBeNull();
    expect(asksAboutPicks('whats the fair price on that', parlay)).toBeNull();
  });
});
