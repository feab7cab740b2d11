import { bookOf } from '../../books/registry.ts';
import type { Bettor } from '../../words/bettor.ts';
import type { Offer } from './offers.ts';

/** Further apart in age than this, prices were hardly ever on offer at the same time. */
export const APART_SECONDS = 30 * 60;

type Terms = {
  /** Every side at another book, as an arbitrage needs it; else one book may have several. */
  differentBooks: boolean;
  /** Whether prices that were seen far apart may stand together. */
  mayBeApart: boolean;
  bettor: Pick<Bettor, 'sportsbooks' | 'state'>;
};

/** One offer for each side, those that pay most together and that one person can take at one time; null where there are none. */
export function bestCover(sides: readonly (readonly Offer[])[], terms: Terms): Offer[] | null {
  let best: { offers: Offer[]; booksum: number } | null = null;
  const search = (chosen: readonly Offer[], booksum: number): void => {
    const side = sides[chosen.length];
    if (side === undefined) {
      best = { offers: [...chosen], booksum };
      return;
    }
    for (const offer of side) {
      const sum = booksum + 1 / offer.decimal;
      // The offers stand in the order of their prices: no later one is better.
      if (best !== null && sum >= best.booksum) return;
      if (canStandWith(offer, chosen, terms)) search([...chosen, offer], sum);
    }
  };
  search([], 0);
  // The compiler does not see that the search writes to it.
  return (best as { offers: Offer[] } | null)?.offers ?? null;
}

function canStandWith(offer: Offer, chosen: readonly Offer[], { differentBooks, mayBeApart, bettor }: Terms): boolean {
  const all = [...chosen, offer];
  if (!mayBeApart && ageGapOf(all) > APART_SECONDS) return false;
  if (!chosen.every((other) => areApart(offer.quote.bookKey, other.quote.bookKey, differentBooks))) return false;
  return commonStates(all, bettor)?.length !== 0;
}

/** Brands of one operator, such as those of two states, are no two books for one bettor. */
const areApart = (a: string, b: string, differentBooks: boolean): boolean =>
  a === b ? !differentBooks : bookOf(a).family !== bookOf(b).family;

export const ageGapOf = (offers: readonly Offer[]): number =>
  Math.max(...offers.map(({ ageSeconds }) => ageSeconds)) - Math.min(...offers.map(({ ageSeconds }) => ageSeconds));

/** Where all of the books take bets; null where the bettor has said which books are at hand, or in which state. */
export function commonStates(
  offers: readonly Offer[],
  { sportsbooks, state }: Pick<Bettor, 'sportsbooks' | 'state'>,
): string[] | null {
  if (sportsbooks.length > 0 || state !== null) return null;
  const [first = [], ...others] = offers.map(({ quote }) => bookOf(quote.bookKey).states);
  return first.filter((state) => others.every((states) => states.includes(state)));
}
