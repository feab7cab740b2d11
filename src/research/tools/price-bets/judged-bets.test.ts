import { describe, expect, it } from 'vitest';
import type { BetRefDraft } from '#contract/research/bet.ts';
import { PriceBetsInput } from '#contract/research/price-bets.ts';
import { footballSlate, NOW } from '../../slate/test-slate.ts';
import { worldOf } from '../test-worlds.ts';
import { judgedBets } from './judged-bets.ts';
import { priceBets } from './price-bets.ts';

const world = worldOf(footballSlate(), NOW);
const BILLS: BetRefDraft = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5 };

function judged(...bets: BetRefDraft[]) {
  const outcome = priceBets(PriceBetsInput.parse({ bets }), world);
  if (!outcome.ok) throw new Error(outcome.message);
  return { bets: judgedBets(outcome.data), told: outcome.data.bets };
}

describe('what goes on the record of stated bets', () => {
  it('is the bet at the best stored price, with what was said of it there', () => {
    const { bets, told } = judged(BILLS);
    const [one] = told;
    if (!one?.priced || !one.atBest) throw new Error('it is priced');
    expect(bets).toMatchObject([
      {
        eventId: 'g1',
        pick: 'Buffalo Bills +2.5',
        line: 2.5,
        side: 'away',
        bookKey: one.atBest.bookKey,
        decimal: one.atBest.decimal,
        edge: one.atBest.ev,
        verdict: one.atBest.verdict,
        units: one.atBest.units,
      },
    ]);
    expect(bets[0]?.fairChance).toBeCloseTo(
      one.atBest.chances.win / (one.atBest.chances.win + one.atBest.chances.lose),
      12,
    );
  });

  it('is the named book’s price where it has one, and never a price that was only stated', () => {
    const [best] = judged(BILLS).bets;
    const [named] = judged({ ...BILLS, book: 'draftkings' }).bets;
    expect([named?.bookKey, named?.bookKey === best?.bookKey]).toEqual(['draftkings', false]);
    const [stated] = judged({ ...BILLS, price: '+400' }).bets;
    expect([stated?.bookKey, stated?.decimal]).toEqual([best?.bookKey, best?.decimal]);
  });

  it('is nothing of a line that nobody quotes, and of a bet that is refused', () => {
    const moneyline: BetRefDraft = { eventId: 'n1', market: 'moneyline', side: 'home' };
    const { bets, told } = judged({ ...BILLS, line: 4.5 }, { ...BILLS, eventId: 'nowhere' }, moneyline);
    expect(told.map((one) => one.priced && one.basis)).toEqual(['neighbouring', false, 'quoted']);
    expect(bets.map(({ eventId }) => eventId)).toEqual(['n1']);
  });
});
