import type { ApartRow } from '#contract/research/scans.ts';
import { roughScatter } from '../../slate/scatter.ts';
import { selectionLine } from '../../words/pick-label.ts';
import type { World } from '../world.ts';
import { APART_SECONDS } from './cover.ts';
import type { Offer, ScannedMarket } from './offers.ts';
import { describeRow, selectionOf, showOffer } from './show-offer.ts';

/** One side of a spread or a total at the two books whose lines are furthest apart. */
export type Apart = { low: Offer; high: Offer; points: number };

/** A line with sides further from even than this is an extra one of its book, and not where it has the game. */
const MOST_UNEVEN = 0.2;

/** The spreads and totals on which books have different lines, those that are furthest apart for their league first. */
export function findApart(markets: readonly ScannedMarket[]): Apart[] {
  const games = new Map<string, ScannedMarket[]>();
  for (const one of markets) {
    if (one.market.market !== 'spread' && one.market.market !== 'total') continue;
    const key = `${one.event.id}|${one.market.market}`;
    games.set(key, [...(games.get(key) ?? []), one]);
  }
  return [...games.values()]
    .flatMap(apartIn)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || a.low.event.startsAt.getTime() - b.low.event.startsAt.getTime());
}

const sizeOf = ({ low, points }: Apart): number => points / roughScatter(low.event, low.market);

function apartIn(lines: readonly ScannedMarket[]): Apart[] {
  const own = ownLines(lines);
  const newest = Math.min(...own.map(({ ageSeconds }) => ageSeconds));
  const fresh = own
    .filter(({ ageSeconds }) => ageSeconds - newest <= APART_SECONDS)
    .sort((a, b) => lineOf(a) - lineOf(b) || b.decimal - a.decimal);
  const [first, last] = [fresh[0], fresh.at(-1)];
  if (!first || !last || lineOf(first) === lineOf(last)) return [];
  // Of several books at the highest line the one that pays most.
  const high = fresh.find((offer) => lineOf(offer) === lineOf(last)) ?? last;
  return [{ low: first, high, points: lineOf(high) - lineOf(first) }];
}

/** The line at which each book has the game: of several the one whose sides are nearest to even. Told from the favorite's side, or the over's. */
function ownLines(lines: readonly ScannedMarket[]): Offer[] {
  const best = new Map<string, { offers: readonly Offer[]; uneven: number }>();
  for (const { sides } of lines)
    for (const offer of sides[0] ?? []) {
      const other = sides[1]?.find(({ quote }) => quote.bookKey === offer.quote.bookKey);
      if (!other) continue;
      const uneven = Math.abs(1 / offer.decimal - 1 / other.decimal);
      if (uneven > MOST_UNEVEN || uneven >= (best.get(offer.quote.bookKey)?.uneven ?? Infinity)) continue;
      best.set(offer.quote.bookKey, { offers: [offer, other], uneven });
    }
  const sides = [...best.values()].map(({ offers }) => offers);
  const place = sides.filter(([first]) => first && lineOf(first) < 0).length * 2 >= sides.length ? 0 : 1;
  const isTotal = lines[0]?.market.market === 'total';
  return sides.flatMap((offers) => offers[isTotal ? 0 : place] ?? []);
}

const lineOf = (offer: Offer): number => selectionLine(offer.market, selectionOf(offer)) ?? 0;

export function showApart({ low, high, points }: Apart, world: World): ApartRow {
  const { game, startsAt, market } = describeRow([low, high]);
  return { game, startsAt, market, low: showOffer(low, world), high: showOffer(high, world), points };
}
