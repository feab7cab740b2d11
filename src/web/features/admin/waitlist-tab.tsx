import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportWaitlist } from '#contract/waitlist-admin.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useIsOwner, usePortal } from './portal.ts';
import { statsQuery } from './portal-queries.ts';
import { useOpenFile } from './use-open-file.ts';

export function WaitlistTab() {
  const isOwner = useIsOwner();
  const openFile = useOpenFile();
  const { data: stats, isError, refetch } = useQuery(statsQuery(usePortal().path));
  return (
    <Panel title="Waitlist">
      {isError && !stats ? (
        <LoadFailed what="The count" onRetry={() => void refetch()} />
      ) : (
        <p className="text-muted">{stats ? countWords(stats.waitlist) : 'Counting...'}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {isOwner ? (
          <Button onClick={() => openFile(exportWaitlist.path)}>
            <Download aria-hidden="true" className="size-4" />
            Export CSV
          </Button>
        ) : null}
        <ButtonLink href="/admin/waitlist" variant="outline">
          Manage the waitlist
        </ButtonLink>
      </div>
    </Panel>
  );
}

const countWords = (people: number): string =>
  `${people.toLocaleString('en-US')} ${people === 1 ? 'person is' : 'people are'} on the waitlist.`;
