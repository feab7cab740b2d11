import type { GapRow } from '#contract/research/scans.ts';
import { bookOf } from '../../books/registry.ts';
import { shortPoints } from '../../words/format.ts';
import type { World } from '../world.ts';
import { APART_SECONDS } from './cover.ts';
import type { Offer, ScannedMarket } from './offers.ts';
import { describeRow, showOffer } from './show-offer.ts';

/** One side: what each family of books pays, the most first. */
export type Gap = { offers: readonly Offer[]; toNext: number; toWorst: number };

/** Of fewer there is no rest that the best could stand out from. */
const FEWEST_BOOKS = 3;

/** The sides on which the books differ, the furthest apart first. */
export function findGaps(markets: readonly ScannedMarket[], fewest = FEWEST_BOOKS): Gap[] {
  return markets
    .flatMap(({ sides }) => sides.map(freshOfEachFamily))
    .filter((offers) => offers.length >= fewest)
    .map((offers) => ({
      offers,
      toNext: gapBetween(offers[0], offers[1]),
      toWorst: gapBetween(offers[0], offers.at(-1)),
    }))
    .filter(({ toWorst }) => toWorst > 0)
    .sort((a, b) => b.toWorst - a.toWorst || b.toNext - a.toNext);
}

/** A price that others have long replaced stands out without being on offer. */
function freshOfEachFamily(offers: readonly Offer[]): Offer[] {
  const newest = Math.min(...offers.map(({ ageSeconds }) => ageSeconds));
  const fresh = offers.filter(({ ageSeconds }) => ageSeconds - newest <= APART_SECONDS);
  const family = ({ quote }: Offer) => bookOf(quote.bookKey).family;
  return fresh.filter((offer, at) => fresh.findIndex((other) => family(other) === family(offer)) === at);
}

const gapBetween = (best: Offer | undefined, other: Offer | undefined): number =>
  best && other ? 1 / other.decimal - 1 / best.decimal : 0;

export function showGap({ offers, toNext, toWorst }: Gap, world: World): GapRow {
  const [best, next] = offers;
  const worst = offers.at(-1);
  if (!best || !next || !worst) throw new RangeError('a gap lies between offers');
  return {
    kind: 'gap',
    ...describeRow(offers),
    best: showOffer(best, world),
    next: showOffer(next, world),
    worst: showOffer(worst, world),
    books: offers.length,
    gapToNext: toNext,
    gapToNextText: shortPoints(toNext),
    gapToWorst: toWorst,
    gapToWorstText: shortPoints(toWorst),
  };
}
