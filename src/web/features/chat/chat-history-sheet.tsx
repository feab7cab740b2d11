import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SessionList } from './session-list.tsx';
import type { Sessions } from './use-sessions.ts';

type Props = { sessions: Sessions; selectedId: string | undefined; onSelect: (sessionId: string) => void };

/** On phones the past chats open over the answer. */
export function ChatHistorySheet({ sessions, selectedId, onSelect }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Chat History"
        aria-haspopup="dialog"
        className="-ml-3 max-xs:-mr-3 md:hidden"
        onClick={() => setOpen(true)}
      >
        <History aria-hidden="true" className="size-5" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        placement="left"
        title={`Chat History (${sessions.data?.length ?? 0})`}
        footer={
          <Button variant="outline" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <div className="-mx-2 min-h-0 flex-1">
          <SessionList
            sessions={sessions}
            selectedId={selectedId}
            onSelect={(sessionId) => {
              setOpen(false);
              onSelect(sessionId);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
