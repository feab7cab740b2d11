import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { LIST_ZONE } from '#contract/best-bets.ts';
import { SentRecord } from '#contract/record.ts';
import { PickRecord } from '../../features/record/record.tsx';
import { PublicLayout } from '../../features/site/public-layout.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { ReaderContext } from '../../lib/reader.ts';
import type { PublicScreenProps } from '../../lib/screen-props.ts';
import { RECORD_LEAD, RECORD_TITLE } from './record-words.ts';

/** One clock for the server and every browser: the page is read before a script runs. */
const READER = { oddsFormat: 'american', timeZone: LIST_ZONE } as const;

/** The record as a visitor reads it. Public pages have no cache of answers of their own; this one brings it. */
export function RecordScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const [queryClient] = useState(createQueryClient);
  const [sent] = useState(() => SentRecord.safeParse(data.recorded).data ?? null);
  return (
    <PublicLayout site={data.site}>
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-8 pb-16 sm:px-8 sm:pt-14">
        <div className="flex flex-col gap-2">
          <h1 className="text-title">{RECORD_TITLE}</h1>
          <p className="text-muted">{RECORD_LEAD}</p>
        </div>
        <QueryClientProvider client={queryClient}>
          <ReaderContext value={READER}>
            <PickRecord sent={sent} />
          </ReaderContext>
        </QueryClientProvider>
      </main>
    </PublicLayout>
  );
}
