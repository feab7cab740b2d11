import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf, REGISTRY } from '../../books/registry.ts';
import { anySlate, RANDOM_NOW, type RandomSlate } from '../../slate/test-random-slate.ts';
import { withAllSiblings } from '../../slate/test-siblings.ts';
import { booksOn, type NamedBet, rowOf } from '../../slate/test-sold-rows.ts';
import { isTakeable } from '../../slate/test-takeable.ts';
import { tally } from '../../slate/test-tally.ts';
import { selectionLine } from '../../words/pick-label.ts';
import { type Candidate, priceSelections } from './candidates.ts';

const SUSPECT = 0.08;
const IMPOSSIBLE = 0.25;

/** Whoever can bet everywhere sees a second name of a family as a second offer too. */
const EVERYWHERE = new Set(REGISTRY.keys());

const claimedAt = ({ priced }: Candidate, decimal: number): number => priced.consensusProbability * decimal - 1;

/** Every selection whose best price claims an edge that is doubted until it is confirmed. */
const suspectsOn = ({ slate }: RandomSlate): Candidate[] =>
  slate.events
    .flatMap((event) => event.markets.flatMap((market) => priceSelections(event, market, RANDOM_NOW, EVERYWHERE)))
    .filter((candidate) => claimedAt(candidate, candidate.priced.decimal) > SUSPECT);

const nameOf = ({ event, market, selection }: Candidate): NamedBet => ({
  eventId: event.id,
  market: market.market,
  side: selection,
  player: market.player === '' ? null : market.player,
  line: selectionLine(market, selection),
});

/** What takeable books pay for the bet, those of the offering one's family or all others. */
function paidBy(random: RandomSlate, candidate: Candidate, isOwnFamily: boolean): number[] {
  const bet = nameOf(candidate);
  const { family } = bookOf(candidate.priced.book);
  return booksOn(random, bet)
    .filter((key) => (bookOf(key).family === family) === isOwnFamily && isTakeable(random, bet, key))
    .flatMap((key) => rowOf(random, bet, key)?.oddsDecimal ?? []);
}

describe('an edge of over 8 % on any slate', () => {
  it('is confirmed by a takeable price of another family alone, and no bet without one', () => {
    const seen = tally('doubted', 'confirmed', 'doubted beside its own family');
    fc.assert(
      fc.property(anySlate, (single) => {
        const random = withAllSiblings(single);
        for (const candidate of suspectsOn(random)) {
          const { notes, verdict } = candidate.priced;
          const edges = paidBy(random, candidate, false).map((decimal) => claimedAt(candidate, decimal));
          const isConfirmed = edges.some((edge) => edge > SUSPECT && edge <= IMPOSSIBLE);
          const isDoubted = notes.includes('edge_unconfirmed');
          expect(isDoubted, candidate.market.id).toBe(!isConfirmed || notes.includes('news_move'));
          if (isDoubted) expect(verdict).not.toBe('bet');
          seen.note(isDoubted ? 'doubted' : 'confirmed');
          seen.note('doubted beside its own family', isDoubted && paidBy(random, candidate, true).length > 1);
        }
      }),
      { numRuns: 60 },
    );
    expect(seen.least()).toBeGreaterThan(2);
  });
});
