import { describe, expect, it, vi } from 'vitest';
import { readQuestion } from '#research/language/read-question.ts';
import type { PriceMove, Slate } from '#research/slate/slate.ts';
import { demoSlateAt } from '#research/slate/test-demo-slate.ts';
import { footballSlate, NOW } from '#research/slate/test-slate.ts';
import { buildPick, type PickToBuild } from '#research/tools/best-bets/build-pick.ts';
import { findCandidates } from '#research/tools/best-bets/candidates.ts';
import { ANY_BETTOR, type Bettor } from '#research/words/bettor.ts';
import { composeAnswer } from '#research/words/compose-answer.ts';
import { createFits, createPricings } from '../slate/pricing-memory.ts';
import { draftAnswer } from './draft-answer.ts';
import { rememberPicks } from './pick-memory.ts';

const ANY = { leagues: [], teams: [], players: [], markets: [], window: null, side: null, line: null };
const soon = (ms: number) => new Date(NOW.getTime() + ms);
const move = (hoursAgo: number, oddsDecimal: number | null): PriceMove => ({
  at: soon(-hoursAgo * 3_600_000),
  lineHundredths: 250,
  oddsDecimal,
});

describe('the memory of picks', () => {
  const slate = footballSlate();
  const [candidate] = findCandidates(slate, ANY, { minDecimal: null, maxDecimal: null, side: null }, NOW);
  if (!candidate) throw new Error('the slate has bets');
  const asked: PickToBuild = { id: 'first', candidate, slate, moves: [move(30, 1.9), move(2, 1.95)], now: NOW };
  const settings: Bettor = { ...ANY_BETTOR, oddsFormat: 'decimal', bankrollCents: 50_000 };

  it('builds a bet once for all who are told the same, each with an id of its own', () => {
    const build = vi.fn(buildPick);
    const remembered = rememberPicks(build);
    for (const id of ['first', 'second', 'third']) {
      expect(remembered({ ...asked, id, moves: [...asked.moves] })).toEqual(buildPick({ ...asked, id }));
    }
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('tells everybody what is true for them then', () => {
    const remembered = rememberPicks();
    const others: Partial<PickToBuild>[] = [
      {},
      { bettor: settings },
      { bettor: { ...settings, unitCents: 500 } },
      { moves: [] },
      { moves: [move(30, 1.9), move(1, 1.95)] },
      { moves: [move(30, 1.9), move(2, null)] },
      { moves: [move(30, null), move(2, 1.95)] },
      { others: [{ bookKey: 'fanduel', moves: [move(4, 1.8), move(3, 1.85)] }] },
      ...[1, 499, 500, 1_499, 60_000, 3_600_000].map((ms) => ({ now: soon(ms) })),
    ];
    for (const _ of ['built', 'remembered'])
      for (const other of others) expect(remembered({ ...asked, ...other })).toEqual(buildPick({ ...asked, ...other }));
  });
});

it('an answer reads the same whoever asked what before it', async () => {
  const now = new Date('2026-11-22T17:00:00Z');
  const plain = await demoSlateAt(now);
  const remembering: Slate = {
    ...plain,
    fits: createFits(),
    events: plain.events.map((event) => ({
      ...event,
      markets: event.markets.map((market) => ({ ...market, pricings: createPricings() })),
    })),
  };
  const build = rememberPicks();
  const answer = async (slate: Slate, question: string, bettor: Bettor, mode: 'regular' | 'pro') => {
    const context = { nowMs: now.getTime(), timeZone: 'America/New_York', previous: null };
    const newId = () => 'a pick';
    const deps = { now: () => now, newId, movesOf: async () => [], bettor, ...(slate.fits && { buildPick: build }) };
    const draft = await draftAnswer(deps, slate, readQuestion(question, context), mode);
    return draft && composeAnswer(draft, mode, 0).content;
  };
  const bettors: Bettor[] = [
    ANY_BETTOR,
    { ...ANY_BETTOR, sportsbooks: ['draftkings', 'fanduel'], bankrollCents: 20_000, oddsFormat: 'decimal' },
  ];
  const questions = [
    'Best NFL bets today?',
    'best value today',
    'NBA unders',
    'alternate spreads in the NFL',
    'underdogs tonight at +150 or better',
    '3 leg NFL parlay',
    'same game parlay',
    'player props for Sunday',
  ];
  for (const bettor of bettors) {
    for (const question of questions) {
      const mode = question.startsWith('best') ? 'pro' : 'regular';
      const [looked, kept] = [1, 2].map(() => answer(remembering, question, bettor, mode));
      const expected = await answer(plain, question, bettor, mode);
      expect(await looked).toEqual(expected);
      expect(await kept).toEqual(expected);
    }
  }
});
