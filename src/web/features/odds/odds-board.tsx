import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type OddsBoard as Found, MAIN_MARKETS } from '#contract/odds-board.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Segments } from '../../ui/segments.tsx';
import { BoardPages } from './board-pages.tsx';
import { BoardPlaceholder } from './board-placeholder.tsx';
import { BoardProblem, RenewalFailed } from './board-problem.tsx';
import { LeagueLinks } from './league-links.tsx';
import { MARKET_NAMES, type MainMarket, useOddsPlace } from './odds-place.ts';
import { oddsBoardQuery } from './odds-queries.ts';
import type { CellLook } from './price-cells.tsx';
import { useSlateStatus } from './use-slate-status.ts';
import { useSwipe } from './use-swipe.ts';

/** Three markets beside each other need so much room; below the second, price and book share a cell. */
const HAS_ROOM_FOR_ALL = '(min-width: 80rem)';
const IS_WIDE = '(min-width: 64rem)';
const IS_DESK = '(min-width: 40rem)';

type Choice = MainMarket | 'all';
const ONE_MARKET: readonly { key: Choice; label: string }[] = MAIN_MARKETS.map((key) => ({
  key,
  label: MARKET_NAMES[key],
}));
const ALL_MARKETS: typeof ONE_MARKET = [{ key: 'all', label: 'All' }, ...ONE_MARKET];

/** The board of one league: what each side of each game pays at best, beside what it is worth. */
export function OddsBoard() {
  const { league, market, go } = useOddsPlace();
  const { shown, look, options } = useBoardLook(market);
  const board = useQuery(oddsBoardQuery({ league, offset: 0 }));
  const { data, isPlaceholderData } = board;
  useSlateStatus(data?.slate);
  const swipe = useSwipe((step) => {
    const next = ONE_MARKET[ONE_MARKET.findIndex(({ key }) => key === shown) + step]?.key;
    if (look === 'phone' && next && next !== 'all') go({ market: next });
  });
  const hasBets = data !== undefined && data.bets.length > 0;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {board.error && !data ? null : (
        <LeagueLinks
          leagues={data?.leagues}
          shown={data && !isPlaceholderData ? data.league : league}
          market={market}
        />
      )}
      <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center md:justify-between">
        <Segments
          label="Market"
          options={options}
          selected={shown}
          onSelect={(key) => go({ market: key === 'all' ? null : key })}
          className="shrink-0"
        />
        <Legend hasBets={hasBets} className="max-md:hidden md:text-right" />
      </div>
      {board.error && data ? <RenewalFailed onRetry={() => void board.refetch()} /> : null}
      <Card className="overflow-clip max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0" {...swipe}>
        <Board board={board} asked={league} shown={shown} look={look} />
      </Card>
      <Legend hasBets={hasBets} className="md:hidden" />
    </div>
  );
}

/** What is shown where the address names no market, and in which form, by the width of the window. */
function useBoardLook(market: MainMarket | null): { shown: Choice; look: CellLook; options: typeof ONE_MARKET } {
  const hasRoom = useMedia(HAS_ROOM_FOR_ALL);
  const isWide = useMedia(IS_WIDE);
  const isDesk = useMedia(IS_DESK);
  const shown: Choice = market ?? (hasRoom ? 'all' : 'moneyline');
  const ofOne: CellLook = isWide ? 'wide' : isDesk ? 'dense' : 'phone';
  return { shown, look: shown === 'all' ? 'dense' : ofOne, options: hasRoom ? ALL_MARKETS : ONE_MARKET };
}

type BoardProps = {
  board: UseQueryResult<Found>;
  /** The league as the address names it. */
  asked: string | null;
  shown: Choice;
  look: CellLook;
};

function Board({ board, asked, shown, look }: BoardProps) {
  const { data, error, isPlaceholderData, refetch } = board;
  if (!data)
    return error ? <BoardProblem error={error} onRetry={() => void refetch()} /> : <BoardPlaceholder look={look} />;
  if (data.games.length === 0) return <NoGames league={data.league} />;
  return (
    <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-55' : undefined}>
      <BoardPages
        key={data.league}
        asked={asked}
        total={data.total}
        markets={shown === 'all' ? MAIN_MARKETS : [shown]}
        look={look}
      />
    </div>
  );
}

function Legend({ hasBets, className }: { hasBets: boolean; className: string }) {
  return (
    <p className={classNames('text-faint text-xs', className)}>
      Fair: all books without their margin. Margin: what is left to the books at the best prices; below 0 it is an
      arbitrage.
      {hasBets ? (
        <>
          {' '}
          <span className="font-semibold text-edge">Bet</span>: one of <DashboardLink />.
        </>
      ) : null}
    </p>
  );
}

const DashboardLink = () => (
  <Link href="/dashboard" className="text-steel underline underline-offset-2">
    today’s best bets
  </Link>
);

function NoGames({ league }: { league: string | null }) {
  return (
    <div className="flex flex-col gap-1 p-4.5 sm:p-6">
      <p className="font-semibold">
        {league === null
          ? 'No game ahead is priced at the moment.'
          : `No ${league} game ahead is priced at the moment.`}
      </p>
      <p className="text-muted text-sm">
        {league === null
          ? 'Books open their markets a few days before a game. Prices show here as soon as they are stored.'
          : 'Choose another league above, or come back when books have opened their markets.'}
      </p>
    </div>
  );
}
