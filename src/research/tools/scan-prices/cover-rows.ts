import type { CoverRow, Ending } from '#contract/research/scans.ts';
import { arbitrage, levelCents } from '#engine/odds/arbitrage.ts';
import { overround } from '#engine/odds/overround.ts';
import type { SlateMarket } from '../../slate/slate.ts';
import { moneyText, shareText, signedShareText } from '../calculate/figures.ts';
import type { World } from '../world.ts';
import { APART_SECONDS, ageGapOf, bestCover, commonStates } from './cover.ts';
import { endingsOf, type PlacedEnding } from './endings.ts';
import type { Offer, ScannedMarket } from './offers.ts';
import { describeRow, selectionOf, showOffer } from './show-offer.ts';

/** One offer for each side of a market, and what they return together. */
export type Cover = { offers: readonly Offer[]; profit: number };

export type Covers = {
  /** The highest return first; those that look like mistakes after the others. */
  covers: Cover[];
  /** Markets that only prices seen far apart would make an arbitrage. */
  apart: number;
  /** Covers that pay too much to be anything but a mistake. */
  impossible: number;
};

/** Above this return one of the prices is old or mistyped more often than not. */
export const SUSPECT_RETURN = 0.05;
/** Above this it is never shown, as an edge is not. */
const IMPOSSIBLE_RETURN = 0.25;

export function findCovers(
  markets: readonly ScannedMarket[],
  { differentBooks }: { differentBooks: boolean },
  { bettor }: Pick<World, 'bettor'>,
): Covers {
  const found: Covers = { covers: [], apart: 0, impossible: 0 };
  for (const { market, sides } of markets) {
    if (!isQuarterLine(market)) continue;
    const { together, anyTime } = coversOf(sides, differentBooks, bettor);
    if (isProfit(anyTime) && !isProfit(together)) found.apart += 1;
    if (together && together.profit > IMPOSSIBLE_RETURN) found.impossible += 1;
    else if (together) found.covers.push(together);
  }
  const isSuspect = ({ profit }: Cover) => Number(profit > SUSPECT_RETURN);
  found.covers.sort((a, b) => isSuspect(a) - isSuspect(b) || b.profit - a.profit || startOf(a) - startOf(b));
  return found;
}

/** What no book sells cannot be settled either. */
export const isQuarterLine = ({ lineHundredths }: SlateMarket): boolean => Number.isInteger(lineHundredths / 25);

const isProfit = (cover: Cover | null): boolean => (cover?.profit ?? 0) > 0;

/** The best of prices that were seen together, and the best of all, which may be the same. */
function coversOf(sides: ScannedMarket['sides'], differentBooks: boolean, bettor: World['bettor']) {
  const anyTime = coverOf(bestCover(sides, { differentBooks, mayBeApart: true, bettor }));
  if (!anyTime || ageGapOf(anyTime.offers) <= APART_SECONDS) return { anyTime, together: anyTime };
  return { anyTime, together: coverOf(bestCover(sides, { differentBooks, mayBeApart: false, bettor })) };
}

const startOf = ({ offers }: Cover): number => offers[0]?.event.startsAt.getTime() ?? 0;

const coverOf = (offers: readonly Offer[] | null): Cover | null =>
  offers && { offers, profit: arbitrage(offers.map(({ decimal }) => decimal)).profit };

export function showCover({ offers, profit }: Cover, totalCents: number, world: World): CoverRow {
  const { hold } = overround(offers.map(({ decimal }) => decimal));
  return {
    kind: 'cover',
    ...describeRow(offers),
    ...placeTogether(offers, totalCents, world).shown,
    returnShare: profit,
    returnText: signedShareText(profit, 2),
    hold,
    holdText: holdText(hold),
    notes: profit > SUSPECT_RETURN ? [SUSPECT_NOTE] : [],
  };
}

export const SUSPECT_NOTE =
  'A return this high usually means that one price is old or a mistake; books void bets at obvious mistakes.';

export const holdText = (hold: number): string => `${hold < 0 ? '-' : ''}${shareText(Math.abs(hold), 2)}`;

/** Level stakes in cents on the offers, and every ending they can have. */
export function placeTogether(offers: readonly Offer[], totalCents: number, world: World) {
  const stakes = levelCents(
    offers.map(({ decimal }) => decimal),
    totalCents,
  );
  const bets = offers.map((offer, at) => ({
    event: offer.event,
    market: offer.market,
    selection: selectionOf(offer),
    decimal: offer.decimal,
    stakeCents: stakes[at] ?? 0,
  }));
  const endings = endingsOf(bets);
  const cents = endings.map((ending) => ending.cents);
  const shown = {
    sides: offers.map((offer, at) => ({
      ...showOffer(offer, world),
      stakeCents: stakes[at] ?? 0,
      stakeText: moneyText(stakes[at] ?? 0),
    })),
    totalCents,
    endings: endings.map(showEnding),
    worstCents: Math.min(...cents),
    bestCents: Math.max(...cents),
    states: commonStates(offers, world.bettor),
  };
  return { bets, endings, shown };
}

const showEnding = ({ words, cents }: PlacedEnding): Ending => ({
  ending: words,
  cents,
  text: cents > 0 ? `+${moneyText(cents)}` : moneyText(cents),
});
