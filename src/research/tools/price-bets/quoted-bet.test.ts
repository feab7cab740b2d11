import { describe, expect, it } from 'vitest';
import { PriceBetsInput } from '#contract/research/price-bets.ts';
import { footballSlate, NOW, testSlate } from '../../slate/test-slate.ts';
import { worldOf } from '../test-worlds.ts';
import { priceBets } from './price-bets.ts';

const world = worldOf(testSlate([...footballSlate().events]), NOW);
const BILLS = { eventId: 'g1', market: 'spread', side: 'away', line: 2.5, book: 'fanduel' } as const;

function judged(at: { price?: string }) {
  const outcome = priceBets(PriceBetsInput.parse({ bets: [{ ...BILLS, ...at }] }), world);
  const [bet] = outcome.ok ? outcome.data.bets : [];
  if (!outcome.ok || !bet?.priced) throw new Error('not priced');
  return { bet, evidence: outcome.evidence };
}

describe('a bet at a book that quotes it', () => {
  it('is the book’s own quote where somebody states just that, which a feed had rounded', () => {
    const { atAsked, stored } = judged({ price: '-118' }).bet;
    expect(atAsked).toMatchObject({ from: 'stored', bookKey: 'fanduel', decimal: 1.85, ageSeconds: 45 });
    expect(stored).toBeNull();
  });

  it('is judged by the other books, and says as many as its source', () => {
    const { bet, evidence } = judged({});
    const { books, text } = bet;
    expect(text).toContain(`${books} other books, vig out, make it`);
    const sources = evidence.map(({ sourceName }) => sourceName).filter((name) => name.startsWith('Consensus'));
    expect(sources.at(-1)).toContain(`of ${books} independent books`);
  });
});
