import { type ReactNode, use } from 'react';
import { Link } from 'wouter';
import type { BoardBet, BoardGame } from '#contract/odds-board.ts';
import { formatAge, formatClock } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { shortTeamName } from '../../lib/team-looks.ts';
import { TeamChip } from '../../ui/team-chip.tsx';
import { ageOf, cellOf, isBet, linesOf, sideOnLine } from './board-lines.ts';
import { gamePath, type MainMarket } from './odds-place.ts';
import { type CellLook, COLUMNS, MarginText, PriceCells } from './price-cells.tsx';
import { RowActionContext } from './row-action.ts';

/** As long a slate is called live. */
const STALE_AFTER_SECONDS = 30 * 60;

type Props = {
  game: BoardGame;
  markets: readonly MainMarket[];
  look: CellLook;
  bets: readonly BoardBet[];
  olderBySeconds: number;
};

/** A game: one line a side, its name the way to its page. */
export function BoardGameRow({ game, markets, look, bets, olderBySeconds }: Props) {
  const { timeZone } = useReader();
  const { eventId, startsAt } = game;
  const lines = linesOf({ markets: markets.flatMap((market) => cellOf(game, market) ?? []) });
  const cells = markets.map((market) => ({ market, cell: cellOf(game, market) }));
  const age = ageOf(cells.map(({ cell }) => cell));
  const time = <time dateTime={startsAt}>{formatClock(startsAt, timeZone)}</time>;
  const ageSeconds = age === null ? null : age + olderBySeconds;
  const confirmed = ageSeconds === null ? null : formatAge(ageSeconds);
  const isStale = (ageSeconds ?? 0) > STALE_AFTER_SECONDS;
  const isPhone = look === 'phone';
  const action = use(RowActionContext)(game);
  return (
    <tbody className="group/game border-line border-t hover:bg-raised/40">
      {isPhone ? (
        <tr>
          <td colSpan={COLUMNS.phone.length + 1} className="px-3.5 pt-1.5 text-2xs text-faint">
            <span className="flex items-center justify-between gap-3">
              {time}
              <span className="flex items-center gap-1">
                <Margin cell={cells[0]?.cell} age={confirmed} isStale={isStale} />
                {action === null ? null : <span className="-my-3.5 -mr-3 flex">{action}</span>}
              </span>
            </span>
          </td>
        </tr>
      ) : null}
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place.
        <tr key={line} className="h-10 sm:h-8.5">
          {line === 0 && !isPhone ? (
            <td rowSpan={lines} className="numeral whitespace-nowrap pr-2 pl-4 text-faint text-xs">
              {time}
            </td>
          ) : null}
          {line === 0 ? (
            <GameHead
              game={game}
              lines={lines}
              market={markets.length === 1 ? (markets[0] ?? null) : null}
              look={look}
            />
          ) : null}
          {cells.map(({ market, cell }) => {
            const side = sideOnLine(cell, line);
            return (
              <PriceCells
                key={market}
                cell={cell}
                side={side}
                line={line}
                lines={lines}
                look={look}
                isBet={side !== undefined && isBet(bets, { eventId, market, selection: side.selection })}
              />
            );
          })}
          {line === 0 && !isPhone ? <AgeCell lines={lines} age={confirmed} isStale={isStale} action={action} /> : null}
        </tr>
      ))}
    </tbody>
  );
}

type AgeProps = { lines: number; age: string | null; isStale: boolean; action: ReactNode };

function AgeCell({ lines, age, isStale, action }: AgeProps) {
  return (
    <td rowSpan={lines} className="numeral whitespace-nowrap pr-4 pl-2 text-right text-xs">
      <span className={isStale ? 'text-amber' : 'text-faint'}>{age ?? '–'}</span>
      {action === null ? null : <span className="-mr-1.5 flex justify-end">{action}</span>}
    </td>
  );
}

type MarginProps = { cell: BoardGame['markets'][number] | undefined; age: string | null; isStale: boolean };

function Margin({ cell, age, isStale }: MarginProps) {
  return (
    <span className="numeral">
      {cell?.holdText ? (
        <>
          margin <MarginText cell={cell} />
        </>
      ) : null}
      {cell?.holdText && age ? ' · ' : ''}
      {age ? <span className={isStale ? 'text-amber' : undefined}>{age} old</span> : null}
    </span>
  );
}

/** Where three markets stand beside each other there is room for whole names on the widest screens alone. */
function TeamName({ team, league, look }: { team: string; league: string; look: CellLook }) {
  const short = shortTeamName(team, league);
  if (look === 'wide') return <span className="truncate">{team}</span>;
  if (look === 'phone') return <span className="truncate">{short}</span>;
  return (
    <>
      <span className="truncate 2xl:hidden">{short}</span>
      <span className="truncate max-2xl:hidden">{team}</span>
    </>
  );
}

type HeadProps = { game: BoardGame; lines: number; market: MainMarket | null; look: CellLook };

function GameHead({ game, lines, market, look }: HeadProps) {
  return (
    <th scope="rowgroup" rowSpan={lines} className="max-w-0 p-0 text-left font-medium text-sm">
      <Link
        href={gamePath(game.eventId, market ? { market } : {})}
        className="flex flex-col rounded-inner -outline-offset-2 group-hover/game:text-text"
      >
        {[game.away, game.home].map((team, line) => (
          <span key={team} dir="auto" className="flex h-10 min-w-0 items-center gap-2 pl-3.5 sm:h-8.5 sm:pl-2">
            <TeamChip team={team} league={game.league} />
            {line > 0 ? <span className="sr-only">{game.game.includes(' vs ') ? ' versus ' : ' at '}</span> : null}
            <TeamName team={team} league={game.league} look={look} />
          </span>
        ))}
        {lines > 2 ? (
          <span aria-hidden="true" className="flex h-10 items-center pl-12.5 font-normal text-faint sm:h-8.5 sm:pl-11">
            Draw
          </span>
        ) : null}
      </Link>
    </th>
  );
}
