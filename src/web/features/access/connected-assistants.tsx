import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Assistant, disconnectAssistant } from '#contract/oauth.ts';
import { write } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { formatRelative } from '../../lib/format-time.ts';
import { useFormatDate } from '../../lib/use-format-date.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.ts';
import { assistantsQuery } from './access-queries.ts';
import { SCOPE_WORDS } from './scope-words.ts';

const MINUTE_MS = 60_000;

/** Those that were let in on a page of ours, each with its way out. */
export function ConnectedAssistants() {
  const { data: assistants, isPending, refetch } = useQuery(assistantsQuery);
  const [ending, setEnding] = useState<Assistant | null>(null);
  return (
    <Panel title="Connected Assistants" lead="Let in by you, without a key. Names are what they call themselves.">
      {isPending ? <Skeleton className="h-16 w-full" /> : null}
      {assistants && assistants.length > 0 ? (
        <ul
          aria-label="Connected assistants"
          className="flex flex-col divide-y divide-line rounded-control border border-line"
        >
          {assistants.map((one) => (
            <Row key={one.id} assistant={one} onEnd={() => setEnding(one)} />
          ))}
        </ul>
      ) : null}
      {assistants?.length === 0 ? (
        <p className="text-muted text-sm">None is connected. Give an assistant the address, and it asks you here.</p>
      ) : null}
      {isPending || assistants ? null : <LoadFailed what="Your assistants" onRetry={() => void refetch()} />}
      {ending ? <DisconnectDialog assistant={ending} onClose={() => setEnding(null)} /> : null}
    </Panel>
  );
}

function Row({ assistant, onEnd }: { assistant: Assistant; onEnd: () => void }) {
  const { name, sentTo, scope, connectedAt, lastUsedAt } = assistant;
  const formatDate = useFormatDate();
  const now = useNow(MINUTE_MS);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
          <Tag tone="steel">{SCOPE_WORDS[scope].short}</Tag>
        </p>
        <p className="wrap-anywhere text-muted text-sm">
          <span className="font-mono">{sentTo}</span> · connected {formatDate(connectedAt)} ·{' '}
          {lastUsedAt ? `used ${formatRelative(lastUsedAt, new Date(now))}` : 'never used'}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={`Disconnect ${name}`} onClick={onEnd}>
        Disconnect
      </Button>
    </li>
  );
}

function DisconnectDialog({ assistant, onClose }: { assistant: Assistant; onClose: () => void }) {
  const queryClient = useQueryClient();
  const ending = useSingleMutation({
    mutationFn: () => write(disconnectAssistant, undefined, { id: assistant.id }),
    onSuccess: (left) => {
      queryClient.setQueryData(assistantsQuery.queryKey, left);
      toast({ title: 'Assistant Disconnected', description: `${assistant.name} is let in no more.` });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Disconnect ${assistant.name}?`}
      description="It is refused from its next question on, and has to ask you anew."
      problem={ending.error ? failureText(ending.error, 'It could not be disconnected. Please try again.') : undefined}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" disabled={ending.isPending} onClick={() => ending.mutate()}>
            {ending.isPending ? 'Disconnecting...' : 'Disconnect'}
          </Button>
        </>
      }
    />
  );
}
