import type { PageData } from '#contract/page.ts';
import { SlateBadge } from '../../features/chat/slate-badge.tsx';
import { OddsBoard } from '../../features/odds/odds-board.tsx';
import { useReaderSettings } from '../../features/settings/use-reader-settings.ts';
import { AccountPage } from '../../features/site/account-page.tsx';
import { ReaderContext } from '../../lib/reader.ts';

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
        <OddsBoard />
      </AccountPage>
    </ReaderContext>
  );
}
