import { describe, expect, it } from 'vitest';
import { PricedBet } from '#contract/research/priced-bet.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { footballSlate, NOW } from '../slate/test-slate.ts';
import { ANY_BETTOR } from '../words/bettor.ts';
import { priceSelections } from './best-bets/candidates.ts';
import { poolEvidence, showBet } from './priced-bet.ts';
import { testWorlds, worldOf } from './test-worlds.ts';
import type { World } from './world.ts';

const allOf = (world: World) =>
  world.slate.events.flatMap((event) =>
    event.markets.flatMap((market) => priceSelections(event, market, new Date(world.nowMs), null)),
  );

describe('a priced bet as it is shown', () => {
  const world = worldOf(footballSlate(), NOW, { bettor: { ...ANY_BETTOR, bankrollCents: 100_000 } });

  it('names the whole bet, its price and its book', () => {
    const bills = allOf(world).find(({ market, selection }) => market.market === 'spread' && selection === 'away');
    if (!bills) throw new Error('the spread is not priced');
    const { bet } = showBet(bills, world);
    expect(PricedBet.parse(bet)).toEqual(bet);
    expect(bet).toMatchObject({
      eventId: 'g1',
      market: 'spread',
      side: 'away',
      line: 2.5,
      player: null,
      pick: 'Buffalo Bills +2.5',
      game: 'Buffalo Bills @ Kansas City Chiefs',
      bookKey: 'betmgm',
      book: 'Betmgm',
      decimal: 2.05,
      text: '+105',
      verdict: 'bet',
      passReason: null,
      ageSeconds: 45,
    });
    expect(bet.edge).toBeCloseTo(bet.fairChance * 2.05 - 1, 12);
    expect(bet.edgeText).toBe(`+${(bet.edge * 100).toFixed(1)}%`);
    expect(bet.stakeCents).toBe(Math.floor(bet.units * 1_000));
    expect(showBet(bills, { ...world, bettor: { ...ANY_BETTOR, oddsFormat: 'decimal' } }).bet.text).toBe('2.05');
  });

  it('gives each line, side, book and moment its own evidence', () => {
    const shown = allOf(world).map((candidate) => showBet(candidate, world));
    const ids = shown.flatMap(({ evidence }) => evidence.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(poolEvidence(shown).map(({ id }) => id)).toEqual(ids);
    for (const { bet, evidence } of shown) expect(bet.evidenceIds).toEqual(evidence.map(({ id }) => id));
  });
});

describe('the bets of whole slates', () => {
  it('show a limit only where it needs no unlikely edge, and say why nothing is staked', async () => {
    const shown = (await testWorlds()).flatMap(({ world }) =>
      allOf(world).map((candidate) => ({ bet: showBet(candidate, world).bet, limit: candidate.priced.worstDecimal })),
    );
    for (const { bet, limit } of shown) {
      const isLikely = bet.fairChance * limit <= 1.08;
      expect([bet.worstDecimal, bet.worstText]).toEqual(isLikely ? [limit, formatAmerican(limit)] : [null, null]);
      expect(bet.notes.includes('Too uncertain to stake at any likely price.')).toBe(!isLikely);
      expect(bet.passReason === null).toBe(bet.verdict !== 'pass');
    }
    expect(shown.filter(({ bet }) => bet.worstDecimal === null).length).toBeGreaterThan(10);
  });
});
