import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { BoardGame } from '#contract/odds-board.ts';
import { formatStart } from '../../lib/format-time.ts';
import { useReader } from '../../lib/reader.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TeamChip } from '../../ui/team-chip.tsx';
import { AskAbout } from './ask-about.tsx';
import { BOARD_PATH } from './odds-place.ts';

/** Why there is no game to name: it is on its way, and its place is held; there is none of that name; it could not be read. */
export type Absent = 'coming' | 'unknown' | 'failed';

type Props = {
  game: BoardGame | null;
  absent: Absent | null;
  userId: string;
  action: ReactNode;
};

/** Who plays and when, the way back to the board, and the way to the chat. */
export function GameTitle({ game, absent, userId, action }: Props) {
  const { timeZone } = useReader();
  if (!game)
    return (
      <div className="flex flex-col gap-2">
        <BackLink />
        <h1 className={absent === 'coming' ? 'sr-only' : 'text-title'}>
          {absent === 'unknown' ? 'Game not found' : 'Game odds'}
        </h1>
        {absent === 'coming' ? (
          <>
            <Skeleton className="h-9 w-72 max-w-full" />
            <Skeleton className="h-5 w-44" />
          </>
        ) : null}
      </div>
    );
  const isFight = game.game.includes(' vs ');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-1">
        <BackLink />
        <h1 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-title">
          <Team name={game.away} league={game.league} />
          <span className="font-normal text-faint text-lead">{isFight ? 'vs' : '@'}</span>
          <Team name={game.home} league={game.league} />
        </h1>
        <p className="text-muted">
          {game.league} · <time dateTime={game.startsAt}>{formatStart(game.startsAt, new Date(), timeZone)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {action}
        <AskAbout game={game.game} userId={userId} />
      </div>
    </div>
  );
}

function Team({ name, league }: { name: string; league: string }) {
  return (
    <span dir="auto" className="flex min-w-0 items-center gap-2.5">
      <TeamChip team={name} league={league} className="h-6 w-9" />
      <span className="wrap-anywhere">{name}</span>
    </span>
  );
}

const BackLink = () => (
  <Link
    href={BOARD_PATH}
    className="inline-flex min-h-touch items-center self-start text-caption text-steel underline-offset-4 hover:underline sm:min-h-8"
  >
    All odds
  </Link>
);
