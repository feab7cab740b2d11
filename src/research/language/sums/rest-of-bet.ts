import { coverDecimal } from '#engine/odds/free-bet.ts';
import { hasDrawPrice } from '../../slate/has-draw-price.ts';
import type { Selection } from '../../slate/price.ts';
import type { Tagged } from '../calls/tagged.ts';
import { againstOf } from './other-side.ts';
import { isStored, type StoredBet, storedBet } from './stored-bet.ts';
import { winnerName } from './winner-name.ts';

type Price = NonNullable<StoredBet['price']>;
/** A bet that stands against another one, with its price. */
export type Against = { name: string; price: Price };

const ENDS: readonly Selection[] = ['home', 'away', 'draw'];

/**
 * What covers all that is left when a bet does not win: one bet on the other side, or, of a match that may be drawn, both of its other
 * ends; of these what pays more together. Empty: nothing that can be taken does. `book`: where the one on the other side is to be.
 */
export function restOfBet(bet: StoredBet, read: Tagged, book: string | null = null): Against[] {
  const ways = [oneAgainst(bet, read, book), ...(book === null ? [endsAgainst(bet, read)] : [])].filter(
    (way) => way.length > 0,
  );
  const paid = (way: readonly Against[]) => coverDecimal(way.map(({ price }) => price.decimal));
  return ways.toSorted((a, b) => paid(b) - paid(a))[0] ?? [];
}

function oneAgainst(bet: StoredBet, read: Tagged, book: string | null): Against[] {
  const rest = againstOf(bet);
  const [draft] = typeof rest === 'string' ? [] : rest;
  const found = draft && storedBet({ ...draft, ...(book !== null && { book }) }, read);
  return found && isStored(found) && found.price ? [{ name: found.name, price: found.price }] : [];
}

function endsAgainst({ ref, event }: StoredBet, read: Tagged): Against[] {
  if (ref.market !== 'moneyline' || !hasDrawPrice(event)) return [];
  const others = ENDS.filter((side) => side !== ref.side);
  const found = others.flatMap((side): Against[] => {
    const one = storedBet({ eventId: ref.eventId, market: 'moneyline', side, line: null, player: null }, read);
    if (!isStored(one) || !one.price) return [];
    return [{ name: side === 'draw' ? 'the draw' : winnerName(one.short), price: one.price }];
  });
  return found.length === others.length ? found : [];
}
