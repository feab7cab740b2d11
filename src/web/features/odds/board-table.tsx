import type { BoardBet, BoardGame } from '#contract/odds-board.ts';
import { formatDay } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { BoardGameRow } from './board-game-row.tsx';
import { daysOf } from './board-lines.ts';
import { MARKET_NAMES, type MainMarket } from './odds-place.ts';
import { type CellLook, COLUMNS, POINTS_WIDTH, PRICE_WIDTH } from './price-cells.tsx';

type Props = {
  league: string;
  games: readonly BoardGame[];
  markets: readonly MainMarket[];
  look: CellLook;
  bets: readonly BoardBet[];
  /** Since the games were asked for. */
  olderBySeconds: number;
};

/** The games of a league, day by day, as a page of figures. */
export function BoardTable({ league, games, markets, look, bets, olderBySeconds }: Props) {
  const { timeZone } = useReader();
  const isPhone = look === 'phone';
  const columns = markets.length * COLUMNS[look].length + (isPhone ? 1 : 3);
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">
        {league} odds: {markets.map((market) => MARKET_NAMES[market]).join(', ')}. The best price of each side that can
        be taken, the fair price, the margin and the age.
      </caption>
      <ColumnWidths markets={markets} look={look} />
      <BoardHead markets={markets} look={look} />
      {daysOf(games, (startsAt) => formatDay(startsAt, timeZone)).map(({ heading, games: ofDay }) => (
        <DayOfGames key={`${heading} ${ofDay[0]?.eventId}`} heading={heading} columns={columns}>
          {ofDay.map((game) => (
            <BoardGameRow
              key={game.eventId}
              game={game}
              markets={markets}
              look={look}
              bets={bets}
              olderBySeconds={olderBySeconds}
            />
          ))}
        </DayOfGames>
      ))}
    </table>
  );
}

function DayOfGames({ heading, columns, children }: { heading: string; columns: number; children: React.ReactNode }) {
  return (
    <>
      <tbody className="border-line border-t first-of-type:border-t-0">
        <tr>
          <th
            scope="rowgroup"
            colSpan={columns}
            className="px-3.5 pt-4 pb-1.5 text-left font-medium text-muted text-xs sm:px-4"
          >
            {heading}
          </th>
        </tr>
      </tbody>
      {children}
    </>
  );
}

/** Widths that do not depend on what stands in the rows: nothing moves when prices do. By the columns of `COLUMNS`. */
const WIDTHS: Readonly<Record<CellLook, Readonly<Record<string, string>>>> = {
  dense: { Book: 'w-[8%]', Fair: 'w-[3.25rem]', Margin: 'w-[3.5rem]' },
  // On a large window the figures spread, so that the way from a name to its price stays short.
  wide: {
    Best: 'w-36 xl:w-[14%]',
    Book: 'w-40 xl:w-[14%]',
    Fair: 'w-20 xl:w-[8%]',
    'Fair chance': 'w-24 xl:w-[10%]',
    Margin: 'w-20 xl:w-[9%]',
    Books: 'w-16 xl:w-[8%]',
  },
  phone: { Best: 'w-[7.5rem]', Fair: 'w-[3.75rem]' },
};

/** A moneyline has no points before its price. */
const BEST_WIDTHS: Readonly<Record<MainMarket, string>> = {
  moneyline: 'w-[4.5rem]',
  spread: 'w-[7.75rem]',
  total: 'w-[7.75rem]',
};

function ColumnWidths({ markets, look }: Pick<Props, 'markets' | 'look'>) {
  return (
    <colgroup>
      {look === 'phone' ? null : <col className="w-21" />}
      <col />
      {markets.flatMap((market) =>
        COLUMNS[look].map((column) => (
          <col
            key={`${market} ${column}`}
            className={widthOf(column, { market, look, isAlone: markets.length === 1 })}
          />
        )),
      )}
      {look === 'phone' ? null : <col className="w-16" />}
    </colgroup>
  );
}

function widthOf(column: string, { market, look, isAlone }: { market: MainMarket; look: CellLook; isAlone: boolean }) {
  if (look !== 'dense') return WIDTHS[look][column];
  if (column === 'Best') return BEST_WIDTHS[market];
  return isAlone && column === 'Book' ? 'w-32' : WIDTHS.dense[column];
}

function headPlace(column: string, { isFirst, isPhone }: { isFirst: boolean; isPhone: boolean }): string {
  if (isFirst) return 'pl-2 sm:pl-3';
  if (column === 'Book') return 'pl-1.5';
  return isPhone ? 'pr-3.5 text-right' : 'pr-2 text-right';
}

/** Above the prices, which end where it does. */
const BestHead = ({ market }: { market: MainMarket }) => (
  <span className="flex gap-2">
    {market === 'moneyline' ? null : <span className={POINTS_WIDTH} />}
    <span className={classNames(PRICE_WIDTH, 'text-right text-2xs')}>Best</span>
  </span>
);

function BoardHead({ markets, look }: Pick<Props, 'markets' | 'look'>) {
  const isPhone = look === 'phone';
  const columns = COLUMNS[look];
  return (
    <thead className={classNames('text-left text-2xs text-faint', !isPhone && 'sticky top-15 z-10 bg-surface')}>
      {markets.length > 1 ? (
        <tr className="text-muted">
          <td colSpan={2} />
          {markets.map((market) => (
            <th key={market} scope="colgroup" colSpan={columns.length} className="pt-2.5 pl-3 font-semibold text-xs">
              {MARKET_NAMES[market]}
            </th>
          ))}
          <td />
        </tr>
      ) : null}
      <tr className="border-line border-b">
        {isPhone ? null : (
          <th scope="col" className="py-1.5 pl-4 font-normal">
            Start
          </th>
        )}
        <th scope="col" className="py-1.5 pl-3.5 font-normal sm:pl-2">
          Game
        </th>
        {markets.flatMap((market) =>
          columns.map((column, at) => (
            <th
              key={`${market} ${column}`}
              scope="col"
              className={classNames('py-1.5 font-normal', headPlace(column, { isFirst: at === 0, isPhone }))}
            >
              {column === 'Best' && !isPhone ? <BestHead market={market} /> : column}
            </th>
          )),
        )}
        {isPhone ? null : (
          <th scope="col" className="py-1.5 pr-4 text-right font-normal">
            Age
          </th>
        )}
      </tr>
    </thead>
  );
}
