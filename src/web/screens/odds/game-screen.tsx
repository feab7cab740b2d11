import { useEffect } from 'react';
import type { BoardGame } from '#contract/odds-board.ts';
import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { User } from '#contract/user.ts';
import { SlateBadge } from '../../features/chat/slate-badge.tsx';
import { GameOdds } from '../../features/odds/game-odds.tsx';
import { type Absent, GameTitle } from '../../features/odds/game-title.tsx';
import { GameAlert } from '../../features/picks/track/game-alert.tsx';
import { useReaderSettings } from '../../features/settings/use-reader-settings.ts';
import { SiteFooter } from '../../features/site/site-footer.tsx';
import { ReaderContext } from '../../lib/reader.ts';

/** One game with everything that is stored of it. */
export function GameScreen({ data, user }: { data: PageData; user: User }) {
  const reader = useReaderSettings();
  return (
    <ReaderContext value={reader}>
      {/* As high as the window also while the game is on its way, or is none: its foot does not jump. */}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full min-h-dvh max-w-[96rem] flex-1 flex-col gap-6 px-4 pt-4 pb-16 outline-none sm:px-6 sm:pt-6"
      >
        <GameOdds head={(game, absent) => <Head game={game} absent={absent} user={user} />} />
      </main>
      <SiteFooter site={data.site} isWide />
    </ReaderContext>
  );
}

function Head({ game, absent, user }: { game: BoardGame | null; absent: Absent | null; user: User }) {
  const title = game ? `${game.game} odds` : absent === 'unknown' ? 'Game not found' : 'Game odds';
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);
  return (
    <div className="flex flex-col gap-3">
      <GameTitle
        game={game}
        absent={absent}
        userId={user.id}
        action={game ? <GameAlert game={game} look="button" /> : null}
      />
      {game || absent === 'coming' ? <SlateBadge ageClassName="text-caption text-muted" /> : null}
    </div>
  );
}
