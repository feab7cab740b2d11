import { endsOnLine, otherSide } from '#engine/odds/line-model.ts';
import { OddsInputError } from '#engine/odds/odds-input-error.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import type { PointChances } from '#engine/odds/tilted-points.ts';
import { mainLine } from '../../slate/main-line.ts';
import type { SlateEvent, SlateMarket } from '../../slate/slate.ts';
import { fairChances } from '../all-books.ts';
import { lineModelOf } from '../price-bets/line-models.ts';
import type { Offer } from './offers.ts';
import type { Range } from './range-words.ts';

/** How likely results are, as far from the main line as that can be said. */
export type HitModel = {
  chanceIn: (range: Range) => number;
  /** Units of profit per unit staked. */
  evOf: (offer: Pick<Offer, 'market' | 'at' | 'decimal'>) => number;
  covers: (market: SlateMarket) => boolean;
  note: string;
};

const NOTES = {
  measured: 'Chances from how past results fell around the line, set to the main line’s fair price.',
  model: 'Chances from a model of the score, set to the main line’s fair price.',
  assumed: 'Rough chances: nobody measured this league, so another one’s results stand in.',
} as const;

/** What must be passed for the first side of a market to win, counted from the home side of a spread. */
export const thresholdOf = ({ market, lineHundredths }: Pick<SlateMarket, 'market' | 'lineHundredths'>): number =>
  ((market === 'spread' ? -1 : 1) * lineHundredths) / 100;

/** The chances of a game's margins or totals by the fair price of its main line; null where no model of them is sound. */
export function hitModelOf(event: SlateEvent, market: string, nowMs: number): HitModel | null {
  const main = mainLine(event.markets.filter((one) => one.market === market && one.player === ''));
  const model = main && lineModelOf(event, market, nowMs);
  const probability = main && fairChances(event, main, nowMs)?.[0];
  if (!model || model.reach === 0 || probability === undefined) return null;
  const number = thresholdOf(main);
  try {
    const points = model.pointsAt({ number, probability });
    return {
      chanceIn: (range) => chanceIn(points, range),
      evOf: ({ market: line, at, decimal }) => {
        const ends = endsOnLine(points, thresholdOf(line));
        return expectedValueWithPush(at === 0 ? ends : otherSide(ends), decimal);
      },
      covers: (line) => Math.abs(thresholdOf(line) - number) <= model.reach,
      note: NOTES[model.basis],
    };
  } catch (error) {
    // A price that no results explain says nothing about them.
    if (error instanceof OddsInputError) return null;
    throw error;
  }
}

function chanceIn({ low, chances }: PointChances, range: Range): number {
  const from = Math.max(0, range.low - low);
  const to = Math.min(chances.length - 1, range.high - low);
  let sum = 0;
  for (let at = from; at <= to; at += 1) sum += chances[at] ?? 0;
  return sum;
}
