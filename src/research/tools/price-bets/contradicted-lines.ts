import type { PricedStatedBet } from '#contract/research/price-bets.ts';

/** Lines that different books quote never agree to the last decimal. */
const NOISE = 0.01;

type Lined = Pick<
  PricedStatedBet,
  'eventId' | 'market' | 'period' | 'side' | 'player' | 'line' | 'chances' | 'books' | 'basis'
>;

/**
 * Which of several bets cannot be as likely as its own books say: the easier of two lines of one market wins wherever the harder
 * one wins or pushes. What fewer books quote is doubted.
 */
export function contradictedLines(bets: readonly (Lined | null)[]): ReadonlySet<number> {
  const doubted = new Set<number>();
  for (const [at, one] of bets.entries()) {
    for (const [other, two] of bets.entries()) {
      if (one && two && isHarder(one, two) && one.chances.win + one.chances.push > two.chances.win + NOISE)
        doubted.add(one.books < two.books ? at : other);
    }
  }
  return doubted;
}

function isHarder(one: Lined, two: Lined): boolean {
  if (one.line === null || two.line === null || one.basis !== 'quoted' || two.basis !== 'quoted') return false;
  const isOneMarket =
    one.eventId === two.eventId &&
    one.market === two.market &&
    one.period === two.period &&
    one.side === two.side &&
    one.player === two.player;
  return isOneMarket && (one.side === 'over' ? one.line > two.line : one.line < two.line);
}
