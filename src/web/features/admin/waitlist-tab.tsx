import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportWaitlist } from '#contract/waitlist-admin.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePortal } from './portal.ts';
import { statsQuery } from './portal-queries.ts';

export function WaitlistTab() {
  const { data: stats } = useQuery(statsQuery(usePortal().path));
  const people = stats?.waitlist;
  return (
    <Panel title="Waitlist">
      <p className="text-muted">
        {people === undefined
          ? 'Counting...'
          : `${people.toLocaleString('en-US')} ${people === 1 ? 'person is' : 'people are'} on the waitlist.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => window.open(exportWaitlist.path, '_blank', 'noopener,noreferrer')}>
          <Download aria-hidden="true" className="size-4" />
          Export CSV
        </Button>
        <ButtonLink href="/admin/waitlist" variant="outline">
          Manage the waitlist
        </ButtonLink>
      </div>
    </Panel>
  );
}
