import type { BoardGame } from '#contract/odds-board.ts';
import type { PageData } from '#contract/page.ts';
import { SlateBadge } from '../../features/chat/slate-badge.tsx';
import { OddsBoard } from '../../features/odds/odds-board.tsx';
import { RowActionContext } from '../../features/odds/row-action.ts';
import { GameAlert } from '../../features/picks/track/game-alert.tsx';
import { useReaderSettings } from '../../features/settings/use-reader-settings.ts';
import { AccountPage } from '../../features/site/account-page.tsx';
import { ReaderContext } from '../../lib/reader.ts';

const bell = (game: BoardGame) => <GameAlert game={game} look="icon" />;

/** Every game with the best price of each side. */
export function OddsScreen({ data }: { data: PageData }) {
  const reader = useReaderSettings();
  return (
    <ReaderContext value={reader}>
      <AccountPage
        site={data.site}
        isWide
        title="Odds"
        lead="The best price you can take on each side, and the fair price of all books beside it."
        action={<SlateBadge ageClassName="text-caption text-muted" />}
      >
        <RowActionContext value={bell}>
          <OddsBoard />
        </RowActionContext>
      </AccountPage>
    </ReaderContext>
  );
}
