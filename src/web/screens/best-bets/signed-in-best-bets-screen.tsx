import type { PageData } from '#contract/page.ts';
import { BestBetsResults } from '../../features/best-bets/best-bets-results.tsx';
import { BestBetsRules } from '../../features/best-bets/best-bets-rules.tsx';
import { BestBets } from '../../features/picks/best-bets.tsx';
import { RecordTable } from '../../features/record/record-table.tsx';
import { useReaderSettings } from '../../features/settings/use-reader-settings.ts';
import { AccountPage } from '../../features/site/account-page.tsx';
import { ReaderContext } from '../../lib/reader.ts';
import { BEST_BETS_LEAD, BEST_BETS_TITLE } from './best-bets-words.ts';

/** The same page with today's list in its place, and odds and times as this reader wants them. */
export function SignedInBestBetsScreen({ data }: { data: PageData }) {
  const reader = useReaderSettings();
  return (
    <ReaderContext value={reader}>
      <AccountPage site={data.site} title={BEST_BETS_TITLE} lead={BEST_BETS_LEAD}>
        <BestBetsResults
          sent={null}
          today={() => <BestBets hasOwnPage />}
          table={(picks, isToldDemo) => <RecordTable picks={picks} isToldDemo={isToldDemo} />}
          rules={<BestBetsRules />}
        />
      </AccountPage>
    </ReaderContext>
  );
}
