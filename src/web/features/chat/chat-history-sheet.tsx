import { History } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { ChatHistory } from './chat-history.ts';
import { sessionCount } from './loaded.ts';
import { SessionPanel } from './session-panel.tsx';

type Props = { history: ChatHistory; isOpen: boolean; setOpen: (isOpen: boolean) => void };

/** On phones the past chats open over the answer. */
export function ChatHistorySheet({ history, isOpen, setOpen }: Props) {
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
        title={`Chat History (${sessionCount(history.sessions.data)})`}
        footer={
          <Button variant="outline" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        <div className="-mx-2 min-h-0 flex-1">
          <SessionPanel
            {...history}
            onSelect={(sessionId) => {
              setOpen(false);
              history.onSelect(sessionId);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
