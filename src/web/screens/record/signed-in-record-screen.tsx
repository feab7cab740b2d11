import { useQuery } from '@tanstack/react-query';
import type { PageData } from '#contract/page.ts';
import { OwnOpen, ownOpenQuery } from '../../features/record/own-open.tsx';
import { PickRecord } from '../../features/record/record.tsx';
import { useReaderSettings } from '../../features/settings/use-reader-settings.ts';
import { AccountPage } from '../../features/site/account-page.tsx';
import { ReaderContext } from '../../lib/reader.ts';
import { RECORD_LEAD, RECORD_TITLE } from './record-words.ts';

/** The same record, with odds and times as this reader wants them. */
export function SignedInRecordScreen({ data }: { data: PageData }) {
  const reader = useReaderSettings();
  const { data: own, isPending } = useQuery(ownOpenQuery);
  return (
    <ReaderContext value={reader}>
      <AccountPage site={data.site} title={RECORD_TITLE} lead={RECORD_LEAD}>
        <OwnOpen data={own} />
        <PickRecord waits={isPending} />
      </AccountPage>
    </ReaderContext>
  );
}
