import { type MouseEvent, useRef, useState } from 'react';
import { exportOwnData } from '#contract/own-data.ts';
import { useIdentityCheck } from '../../lib/identity-check.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** What is stored, to take along; and the way out. */
export function OwnData({ navigate }: { navigate: Navigate }) {
  const [isLeaving, setLeaving] = useState(false);
  const { makeSure } = useIdentityCheck();
  const isSure = useRef(false);
  // The link itself is followed once it is known to lead to a file and not to a refusal.
  const download = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSure.current) return;
    event.preventDefault();
    const link = event.currentTarget;
    void makeSure().then((sure) => {
      if (!sure) return;
      isSure.current = true;
      link.click();
      isSure.current = false;
    });
  };
  return (
    <Panel title="Your Data" layout="rows">
      <div className="flex flex-wrap items-center justify-between gap-3 py-3.5">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium">Download</p>
          <p className="text-muted text-sm">
            Account, settings, chats, bets, alerts, tokens, payments and limits in one JSON file.
          </p>
        </div>
        <ButtonLink variant="outline" href={exportOwnData.path} download onClick={download}>
          Download My Data
        </ButtonLink>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 py-3.5">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium">Delete account</p>
          <p className="text-muted text-sm">For good. A subscription ends, and unused tokens are lost.</p>
        </div>
        <Button variant="destructive" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
          Delete Account
        </Button>
      </div>
      {isLeaving ? <DeleteAccountDialog navigate={navigate} onClose={() => setLeaving(false)} /> : null}
    </Panel>
  );
}
