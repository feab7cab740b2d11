import type { Calculation } from '#contract/research/calculate.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { gameLabel } from '../../slate/leagues.ts';
import { dollars, list, percent, signedDollars } from '../../words/format.ts';
import { shortGame } from '../../words/short-names.ts';
import type { Asked } from '../calls/call.ts';
import { coveredAt, type Pair } from './free-bet-pairs.ts';
import { sumOn } from './sum-on-bet.ts';

type Hedged = { pair: Pair; kept: number; share: number };

/**
 * Of pairs the one that leaves most of a stake of one's own, which comes back as a bonus bet where it loses. What that turns into is
 * counted as the best of these pairs would turn it. Null: there is no pair.
 *
 * Units: cents. Formula: with d the price, D of all that stands against it and r the part of a bonus bet that is kept, the hedge is
 * (d - r) / D of the stake, so that d - 1 - hedge is left whoever wins.
 */
export function noSweat(
  pairs: readonly Pair[],
  faceCents: number,
  notes: readonly string[],
  isMeant?: (pair: Pair) => boolean,
): Asked | null {
  const rate = Math.max(0, ...pairs.map(({ kept }) => kept));
  const [best] = pairs
    .filter((one) => isMeant?.(one) ?? true)
    .map((pair) => hedged(pair, rate))
    .sort((a, b) => b.kept - a.kept);
  if (!best) return null;
  const { pair, kept, share } = best;
  const { side, price, book, name } = pair.own;
  const back = rate * faceCents;
  const against = list(pair.hedges.map((one) => `${one.name} ${one.price} at ${one.book}`));
  return sumOn(
    [hedgeOf(pair, faceCents, share)],
    { eventId: pair.event.id, market: 'moneyline', side, line: null, player: null, price, book },
    [
      ...notes,
      `With such an offer you bet ${dollars(faceCents)} of your own first, and a bonus bet of that comes back only where it loses. That one turns into about ${dollars(Math.round(back))} in cash, as the best pair for it does now (${percent(rate)}).`,
      `${isMeant ? 'On it' : 'Best moneyline for it'}: ${name} ${price} at ${book}, ${against} against it (${shortGame(gameLabel(pair.event))}). Bet as below you end at about ${signedDollars(kept * faceCents)} whoever wins: in cash if that bet wins, with the bonus bet counted if it loses.`,
    ],
  );
}

function hedged(pair: Pair, rate: number): Hedged {
  const decimal = priceTextToDecimal(pair.own.price);
  const cover = coveredAt(pair.hedges.map(({ price }) => price));
  const share = Math.max(0, decimal - rate) / decimal;
  return { pair, share, kept: decimal - 1 - (share * decimal) / cover };
}

function hedgeOf({ own, hedges: [first, ...more] }: Pair, stakeCents: number, share: number): Calculation {
  const others = more.map(({ name, price }) => ({ bet: name, price }));
  return {
    kind: 'hedge',
    bet: own.name,
    stakeCents,
    price: own.price,
    hedgeBet: first.name,
    hedgePrice: first.price,
    share,
    ...(others.length > 0 && { others }),
  };
}
