import type { Wish } from './wish.ts';

/** "Best NBA bets tonight": it stands for itself. */
export const asksAnew = ({
  asks,
  plainly,
  likes,
  parlay,
  legs,
  order,
  wanted,
  many,
  window,
  prices,
  count,
  far,
}: Wish): boolean => {
  const hasKind = many || wanted.markets.length > 0;
  const isNarrow = window !== undefined || prices !== null || count !== undefined || wanted.leagues.length > 0;
  // "Dogs tonight", "3 unders": sides in the plural are bets; markets in the plural may be a board.
  const isOfSide = (many || (far && prices !== null)) && (wanted.sides.length > 0 || far) && isNarrow;
  return (
    asks ||
    plainly ||
    (likes && many) ||
    parlay !== null ||
    legs !== undefined ||
    (order !== undefined && hasKind) ||
    isOfSide
  );
};

/** "At least 4 stars", "only dogs", "no tennis", "at FanDuel too": a part of the list before is another. */
export function refines({
  minConfidence,
  prices,
  order,
  window,
  wanted,
  unwanted,
  tame,
  more,
  again,
  also,
  anyBook,
  count,
  singles,
  many,
  only,
  minEdge,
  minChance,
  perLeague,
  perGame,
  others,
  anyMarket,
}: Wish): boolean {
  const isNarrower =
    minConfidence !== undefined ||
    minEdge !== undefined ||
    minChance !== undefined ||
    perLeague ||
    perGame ||
    others.league ||
    others.game ||
    prices !== null ||
    order !== undefined ||
    window !== undefined ||
    count !== undefined ||
    more ||
    again ||
    anyBook ||
    anyMarket ||
    singles ||
    many;
  const hasLeagues = wanted.leagues.length + unwanted.leagues.length > 0;
  // A name without a word of bets is about one bet.
  if (wanted.mentions.length > 0 && !only && !also && !more) return false;
  const isOnlyKind = (only || also) && [wanted.markets, wanted.stats, wanted.sides, wanted.positions].flat().length > 0;
  return isNarrower || hasLeagues || isWithout({ unwanted, tame }) || isOnlyKind || wanted.books.length > 0;
}

export const isWithout = ({ unwanted, tame }: Pick<Wish, 'unwanted' | 'tame'>): boolean =>
  tame !== null || Object.values(unwanted).some((some) => some.length > 0);

/** A whole wish goes on from the list before where it says so, or says nothing of whose bets it wants. */
export const goesOn = ({
  more,
  again,
  those,
  also,
  only,
  wanted,
  window,
  parlay,
  thatGame,
  minConfidence,
}: Wish): boolean =>
  more ||
  // "Lower the bar" is said of the one that was set.
  minConfidence === null ||
  again ||
  those ||
  also ||
  thatGame ||
  (only && wanted.leagues.length + wanted.mentions.length === 0 && window === undefined && parlay === null);
