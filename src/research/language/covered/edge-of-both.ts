import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { removeMargin } from '#engine/odds/remove-margin.ts';
import type { Asked } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { type Cover, decimalOfSide, STANDARD_CENTS, tellCover } from './cover.ts';
import { distanceOf } from './price-beside-others.ts';

/** "So any edge either way" behind fair odds that were worked out: each side at its best price by that chance. Null: none were. */
export function edgeOfBoth(cover: Cover, read: Tagged): Asked | null {
  const sum = sumsOf(read.previous).findLast(({ kind }) => kind === 'no_vig');
  if (sum?.kind !== 'no_vig' || sum.prices.length !== cover.sides.length) return null;
  // In the order in which some book has these prices.
  const turned = [...sum.prices].reverse();
  const isTurned = distanceOf(cover.sides, turned, read) < distanceOf(cover.sides, sum.prices, read);
  const { probabilities } = removeMargin((isTurned ? turned : sum.prices).map(priceTextToDecimal));
  const edges = cover.sides.map((side, at) => (probabilities[at] ?? 0) * decimalOfSide(side) - 1);
  const good = cover.sides.filter((_, at) => (edges[at] ?? 0) > 0);
  const lead =
    good.length === 0
      ? 'No: by those fair odds no side has an edge at its best price.'
      : `Yes, by those fair odds: ${good.map(({ bet, price }) => `${bet} (${price})`).join(' and ')}.`;
  return tellCover(
    cover.sides.map(({ bet, price }, at) => ({
      kind: 'ev',
      bet,
      price,
      chance: probabilities[at] ?? 0,
      stakeCents: STANDARD_CENTS,
    })),
    cover.sides,
    [lead],
  );
}
