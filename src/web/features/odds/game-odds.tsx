import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type BoardGame, type GameBoard, MAIN_MARKETS } from '#contract/odds-board.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useNow } from '../../lib/use-now.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Card } from '../../ui/card.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { isBet, sidesInOrder } from './board-lines.ts';
import { BoardProblem, RenewalFailed } from './board-problem.tsx';
import { BookPrices } from './book-prices.tsx';
import { GameFacts } from './game-facts.tsx';
import { GamePlaceholder } from './game-placeholder.tsx';
import { GamePropsList } from './game-props.tsx';
import type { Absent } from './game-title.tsx';
import { MovementChart } from './movement-chart.tsx';
import { BOARD_PATH, MARKET_NAMES, PROPS, useGamePlace } from './odds-place.ts';
import { gameBoardQuery } from './odds-queries.ts';
import { OtherLines } from './other-lines.tsx';
import { useSlateStatus } from './use-slate-status.ts';

const REDRAW_MS = 15_000;

/** What the head of the page is told: the game, once it is known, else what became of it. */
type Props = { head: (game: BoardGame | null, absent: Absent | null) => ReactNode };

/** One game: its markets at every book, how they moved, and what else is known. */
export function GameOdds({ head }: Props) {
  const place = useGamePlace();
  const { eventId, market, player, side } = place;
  const asked = { eventId, player, side, market: market === PROPS ? MAIN_MARKETS[0] : market };
  const { data, error, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(gameBoardQuery(asked));
  const now = useNow(REDRAW_MS);
  useSlateStatus(data?.slate);
  // Another game's board stands in for nothing.
  const board = data?.game.eventId === eventId ? data : undefined;
  const olderBySeconds = Math.max(0, now - dataUpdatedAt) / 1000;
  if (!board)
    return (
      <>
        {head(null, absentBy(error))}
        {error ? <NoGame error={error} onRetry={() => void refetch()} /> : <GamePlaceholder />}
      </>
    );
  return (
    <>
      {head(board.game, null)}
      {error ? <RenewalFailed onRetry={() => void refetch()} /> : null}
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <MarketChoice
            board={board}
            market={market}
            onChoose={(next) => place.go({ market: next, player: null, side: null })}
          />
          {market === PROPS ? (
            <Card>
              <GamePropsList eventId={eventId} />
            </Card>
          ) : (
            <div
              aria-busy={isPlaceholderData || undefined}
              className={isPlaceholderData ? 'flex flex-col gap-4 opacity-55' : 'flex flex-col gap-4'}
            >
              <Market
                board={board}
                olderBySeconds={olderBySeconds}
                nowMs={now}
                onSide={(next) => place.go({ side: next })}
              />
            </div>
          )}
        </div>
        <GameFacts facts={board.facts} notStored={board.notStored} />
      </div>
    </>
  );
}

const isUnknown = (error: Error): boolean => error instanceof ApiError && error.status === 404;

function absentBy(error: Error | null): Absent {
  if (error === null) return 'coming';
  return isUnknown(error) ? 'unknown' : 'failed';
}

const NoGame = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Card>
    <BoardProblem error={error} what="The game" onRetry={onRetry} />
    {isUnknown(error) ? <OtherGames /> : null}
  </Card>
);

/** It stays away, however often it is asked for. */
const OtherGames = () => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4.5 pb-4.5 sm:px-6 sm:pb-6">
    <p className="text-muted text-sm">It may have been played. The board has every game that is priced now.</p>
    <Link href={BOARD_PATH} className={buttonClasses()}>
      See the games
    </Link>
  </div>
);

type ChoiceProps = { board: GameBoard; market: string; onChoose: (market: string) => void };

function MarketChoice({ board, market, onChoose }: ChoiceProps) {
  const options = [
    ...MAIN_MARKETS.map((key) => ({ key: key as string, label: MARKET_NAMES[key] })),
    ...(board.props > 0 ? [{ key: PROPS, label: 'Props' }] : []),
  ];
  const selected = market.startsWith('prop:') ? PROPS : market;
  return <Segments label="Market" options={options} selected={selected} onSelect={onChoose} />;
}

type MarketProps = { board: GameBoard; olderBySeconds: number; nowMs: number; onSide: (side: string) => void };

function Market({ board, olderBySeconds, nowMs, onSide }: MarketProps) {
  const { title, missing, moves, facts, bets, game } = board;
  const prices = board.board;
  const sides = prices?.markets[0] ? sidesInOrder(prices.markets[0]) : [];
  return (
    <>
      {title ? <h2 className="text-lead first-letter:uppercase">{title}</h2> : null}
      {moves ? (
        <Panel
          title="Movement"
          lead={moves.label}
          action={
            sides.length > 1 ? (
              <Segments
                label="Side"
                options={sides.map(({ selection, label }) => ({ key: selection as string, label }))}
                selected={moves.side}
                onSelect={onSide}
                className="max-w-full max-sm:w-full"
              />
            ) : null
          }
        >
          <MovementChart moves={moves} injuries={facts.filter(({ kind }) => kind === 'injury')} nowMs={nowMs} />
        </Panel>
      ) : null}
      <Card className="relative min-w-0 overflow-x-auto">
        {prices ? (
          <>
            <BookPrices
              board={prices}
              olderBySeconds={olderBySeconds}
              isBet={(selection) =>
                sides.some(
                  (one) =>
                    one.selection === selection &&
                    isBet(bets, { eventId: game.eventId, market: board.market, selection: one.selection }),
                )
              }
            />
            <OtherLines board={prices} />
          </>
        ) : (
          <p className="p-4.5 text-muted text-sm sm:p-6">{missing}</p>
        )}
      </Card>
    </>
  );
}
