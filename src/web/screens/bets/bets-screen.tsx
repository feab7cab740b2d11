import { Download, FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { exportBets } from '#contract/bets/import.ts';
import type { PageData } from '#contract/page.ts';
import { AlertsPanel } from '../../features/alerts/alerts-panel.tsx';
import { OfferedAlert } from '../../features/alerts/offered-alert.tsx';
import { AddBetDialog } from '../../features/bets/add-bet-dialog.tsx';
import { ImportDialog } from '../../features/bets/import-dialog.tsx';
import { MyBets } from '../../features/bets/my-bets.tsx';
import { OfferedBet } from '../../features/picks/track/offered-bet.tsx';
import { useReaderSettings } from '../../features/settings/use-reader-settings.ts';
import { AccountPage } from '../../features/site/account-page.tsx';
import { ReaderContext } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;

/** The bettor's own record. */
export function BetsScreen({ data }: { data: PageData }) {
  const reader = useReaderSettings();
  const [open, setOpen] = useState<'add' | 'import'>();
  const close = () => setOpen(undefined);
  return (
    <ReaderContext value={reader}>
      <AccountPage
        site={data.site}
        title="My Bets"
        lead="What you bet, what came of it, and what your prices were worth."
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('add')}>
              <Plus {...ICON} />
              Add Bet
            </Button>
            <Button variant="outline" onClick={() => setOpen('import')}>
              <FileUp {...ICON} />
              Import
            </Button>
            <ButtonLink variant="outline" href={exportBets.path} download>
              <Download {...ICON} />
              Export
            </ButtonLink>
          </div>
        }
      >
        <OfferedAlert />
        <OfferedBet />
        <MyBets onAdd={() => setOpen('add')} onImport={() => setOpen('import')} />
        <AlertsPanel />
        {open === 'add' ? <AddBetDialog onClose={close} /> : null}
        {open === 'import' ? <ImportDialog onClose={close} /> : null}
      </AccountPage>
    </ReaderContext>
  );
}
