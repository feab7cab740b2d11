import { booksToFollow, type OtherMoves } from '#research/evidence/deep-evidence.ts';
import { movesOnLine } from '#research/evidence/moves-evidence.ts';
import type { PriceMove } from '#research/slate/slate.ts';
import type { Candidate } from '#research/tools/best-bets/candidates.ts';
import type { PriceSeries } from '../slate/slate.service.ts';

/** The price of a candidate's bet at one book. */
export type FollowedPrice = { candidate: Candidate; bookKey: string };

/** Recorded changes of each price, oldest first, in the order in which they were asked for. */
export type MovesOf = (prices: readonly FollowedPrice[]) => Promise<readonly (readonly PriceMove[])[]>;

export type GatheredMoves = {
  candidate: Candidate;
  moves: readonly PriceMove[];
  /** Of the first few alone, which are looked at more closely. */
  others?: readonly OtherMoves[];
};

/** How the price of each candidate moved, and of the first `deep` also at books beside it: asked for all at once. */
export async function gatherMoves(
  movesOf: MovesOf,
  chosen: readonly Candidate[],
  deep: number,
): Promise<GatheredMoves[]> {
  const followed = chosen.map((candidate, at) => ({
    own: { candidate, bookKey: candidate.priced.book },
    others: at < deep ? booksToFollow(candidate).map((bookKey) => ({ candidate, bookKey })) : undefined,
  }));
  const prices = followed.flatMap(({ own, others = [] }) => [own, ...others]);
  const found = await movesOf(prices);
  const movesOfPrice = new Map(prices.map((price, at) => [price, found[at] ?? []]));
  const movesAt = (price: FollowedPrice) => movesOnLine(price.candidate, movesOfPrice.get(price) ?? []);
  return followed.map(({ own, others }) => ({
    candidate: own.candidate,
    moves: movesAt(own),
    ...(others && { others: others.map((price) => ({ bookKey: price.bookKey, moves: movesAt(price) })) }),
  }));
}

/** As the history of prices knows it. */
export const seriesOf = ({ candidate: { event, market, selection }, bookKey }: FollowedPrice): PriceSeries => ({
  eventId: event.id,
  market: market.market,
  bookKey,
  selection,
  player: market.player,
});
