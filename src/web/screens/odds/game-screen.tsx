import { useEffect } from 'react';
import type { BoardGame } from '#contract/odds-board.ts';
import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { User } from '#contract/user.ts';
import { SlateBadge } from '../../features/chat/slate-badge.tsx';
import { GameOdds } from '../../features/odds/game-odds.tsx';
import { GameTitle } from '../../features/odds/game-title.tsx';
import { GameAlert } from '../../features/picks/track/game-alert.tsx';
import { useReaderSettings } from '../../features/settings/use-reader-settings.ts';
import { SiteFooter } from '../../features/site/site-footer.tsx';
import { ReaderContext } from '../../lib/reader.ts';

/** One game with everything that is stored of it. */
export function GameScreen({ data, user }: { data: PageData; user: User }) {
  const reader = useReaderSettings();
  return (
    <ReaderContext value={reader}>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[96rem] flex-1 flex-col gap-6 px-4 pt-4 pb-16 outline-none sm:px-6 sm:pt-6"
      >
        <GameOdds head={(game, isComing) => <Head game={game} isComing={isComing} user={user} />} />
      </main>
      <SiteFooter site={data.site} isWide />
    </ReaderContext>
  );
}

function Head({ game, isComing, user }: { game: BoardGame | null; isComing: boolean; user: User }) {
  const title = game ? `${game.game} odds` : 'Game odds';
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);
  return (
    <div className="flex flex-col gap-3">
      <GameTitle
        game={game}
        isComing={isComing}
        userId={user.id}
        action={game ? <GameAlert game={game} look="button" /> : null}
      />
      {game || isComing ? <SlateBadge ageClassName="text-caption text-muted" /> : null}
    </div>
  );
}
