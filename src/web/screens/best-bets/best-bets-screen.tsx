import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BestBetResults, LIST_ZONE } from '#contract/best-bets.ts';
import type { PageData } from '#contract/page.ts';
import { BestBetsResults, todayWords } from '../../features/best-bets/best-bets-results.tsx';
import { BestBetsRules } from '../../features/best-bets/best-bets-rules.tsx';
import { RecordTable } from '../../features/record/record-table.tsx';
import { PublicLayout } from '../../features/site/public-layout.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { ReaderContext } from '../../lib/reader.ts';
import type { PublicScreenProps } from '../../lib/screen-props.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BEST_BETS_LEAD, BEST_BETS_TITLE } from './best-bets-words.ts';

/** One clock for the server and every browser: the page is read before a script runs. */
const READER = { oddsFormat: 'american', timeZone: LIST_ZONE } as const;

/** How the lists end, for everybody. What stands on today's list is for accounts, which are free. */
export function BestBetsScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const [queryClient] = useState(createQueryClient);
  const [sent] = useState(() => resultsOf(data));
  return (
    <PublicLayout site={data.site}>
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-8 pb-16 sm:px-8 sm:pt-14">
        <div className="flex flex-col gap-2">
          <h1 className="text-title">{BEST_BETS_TITLE}</h1>
          <p className="max-w-reading text-muted">{BEST_BETS_LEAD}</p>
        </div>
        <QueryClientProvider client={queryClient}>
          <ReaderContext value={READER}>
            <BestBetsResults
              sent={sent}
              today={(results) => <Today words={todayWords(results)} />}
              table={(picks, isToldDemo) => <RecordTable picks={picks} isToldDemo={isToldDemo} />}
              rules={<BestBetsRules />}
            />
          </ReaderContext>
        </QueryClientProvider>
      </main>
    </PublicLayout>
  );
}

function Today({ words }: { words: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
      <div className="min-w-0">
        <p className="font-semibold text-lead">{words}</p>
        <p className="mt-1 text-muted text-sm">Free for every account. Here it is shown once its games have started.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/signup">Create Account</ButtonLink>
        <ButtonLink variant="outline" href="/signin">
          Sign In
        </ButtonLink>
      </div>
    </div>
  );
}

function resultsOf({ bestBets }: PageData): BestBetResults | null {
  const parsed = BestBetResults.safeParse(bestBets);
  return parsed.success ? parsed.data : null;
}
