import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { type AccessKey, MOST_KEYS } from '#contract/access.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccessKeyRow } from './access-key-row.tsx';
import { accessKeysQuery } from './access-queries.ts';
import { EndKeyDialog } from './end-key-dialog.tsx';
import { MakeKeyDialog } from './make-key-dialog.tsx';

/** The keys that work. The secrets are shown when they are made and lie nowhere here. */
export function AccessKeys() {
  const { data: keys, isPending, refetch } = useQuery(accessKeysQuery);
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<AccessKey | null>(null);
  return (
    <Panel
      title="Access Keys"
      lead="For assistants and scripts that ask in your name. A new password ends all of them."
      action={
        <Button aria-haspopup="dialog" disabled={(keys?.length ?? 0) >= MOST_KEYS} onClick={() => setMaking(true)}>
          <Plus aria-hidden="true" className="size-4" />
          Make a Key
        </Button>
      }
    >
      {isPending ? <Skeleton className="h-16 w-full" /> : null}
      {keys && keys.length > 0 ? (
        <ul aria-label="Access keys" className="flex flex-col divide-y divide-line rounded-control border border-line">
          {keys.map((key) => (
            <AccessKeyRow key={key.id} entry={key} onEnd={() => setEnding(key)} />
          ))}
        </ul>
      ) : null}
      {keys?.length === 0 ? <NoKeys /> : null}
      {isPending || keys ? null : <LoadFailed what="Your keys" onRetry={() => void refetch()} />}
      {/* Mounted with the dialog, so that what was typed and the key that was shown go with it. */}
      {isMaking ? <MakeKeyDialog onClose={() => setMaking(false)} /> : null}
      {ending ? <EndKeyDialog entry={ending} onClose={() => setEnding(null)} /> : null}
    </Panel>
  );
}

function NoKeys() {
  return (
    <div className="flex items-center gap-3 rounded-control border border-line border-dashed px-4 py-5 text-muted text-sm">
      <KeyRound aria-hidden="true" className="size-5 shrink-0 text-faint" />
      <p>No key works at the moment. Make one to ask from another assistant.</p>
    </div>
  );
}
