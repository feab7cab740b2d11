import type { LineHistory, LineHistoryQuery } from '#contract/slate.ts';
import { decimalToAmerican } from '#engine/odds/american.ts';
import { type LinePoint, lineSeriesOf, samplePoints } from '#research/slate/line-series.ts';
import type { SelectionChange } from '#research/tools/world.ts';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import {
  findEventStart,
  listBookTitles,
  listLineChanges,
  listMarketChanges,
  type MarketKey,
} from './line-history.repo.ts';

/** Nobody sees more on one chart, and an answer stays under a megabyte. */
const MOST_POINTS_OF_SERIES = 200;
const MOST_POINTS = 6000;
/** What one request may read, far above what a price moves before a game. */
const MOST_CHANGES = 20_000;
/** Of one market at all its books, where several markets are read at once. */
const MOST_CHANGES_OF_MARKET = 5_000;

export type LineHistoryService = {
  /** How a price moved at each book. @throws AppError not_found for an event that is not stored. */
  lineHistory(eventId: string, query: LineHistoryQuery): Promise<LineHistory>;
  /** Recorded changes of each market, every side at every book, oldest first, in the order of the markets: one statement. */
  marketChanges(markets: readonly MarketKey[]): Promise<SelectionChange[][]>;
};

export function createLineHistory(deps: { db: Db; odds: 'live' | 'demo' }): LineHistoryService {
  const { db, odds } = deps;
  return {
    marketChanges: (markets) => listMarketChanges(db, odds, markets, MOST_CHANGES_OF_MARKET),
    async lineHistory(eventId, { market, selection, player = '', book }) {
      const startsAt = await findEventStart(db, odds, eventId);
      if (startsAt === null) throw new AppError('not_found', 'There is no such event.');
      const key = { eventId, market, player, selection, bookKey: book ?? null };
      const changes = await listLineChanges(db, odds, key, MOST_CHANGES + 1);
      const titles = await listBookTitles(db);
      const series = lineSeriesOf(changes.slice(-MOST_CHANGES), isSoldOnManyLines(market));
      const most = Math.min(MOST_POINTS_OF_SERIES, Math.floor(MOST_POINTS / Math.max(1, series.length)));
      const hasLine = market !== 'moneyline';
      return {
        eventId,
        startsAt: startsAt.toISOString(),
        series: series.map(({ bookKey, lineHundredths, points }) => ({
          book: bookKey,
          title: titles.get(bookKey) ?? bookKey,
          line: lineHundredths === null ? null : lineHundredths / 100,
          points: samplePoints(points, most).map((point) => shown(point, hasLine)),
          recorded: points.length,
        })),
        isCut: changes.length > MOST_CHANGES,
      };
    },
  };
}

const isSoldOnManyLines = (market: string): boolean => market.startsWith('alternate_') || market.endsWith('_alternate');

const shown = (
  { at, lineHundredths, oddsDecimal }: LinePoint,
  hasLine: boolean,
): LineHistory['series'][0]['points'][0] => ({
  at: at.toISOString(),
  line: hasLine ? lineHundredths / 100 : null,
  decimal: oddsDecimal,
  american: oddsDecimal === null ? null : Math.round(decimalToAmerican(oddsDecimal)),
});
