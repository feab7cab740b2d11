import { Braces, Ellipsis, FileDown, Link, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ChatSession } from '#contract/chat.ts';
import { copyText } from '../../ui/copy-text.ts';
import { MenuButton, type MenuItem } from '../../ui/menu-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { ChatHistory } from './chat-history.ts';
import { DeleteDialog, RenameDialog } from './session-dialogs.tsx';
import { sessionPath } from './use-chat-session.ts';

type Props = Pick<ChatHistory, 'onExport' | 'onFailed' | 'onDeleted'> & { session: ChatSession };

const ICON = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const;

/** What can be done with one past chat. */
export function SessionMenu({ session, onExport, onFailed, onDeleted }: Props) {
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const close = () => setDialog(null);
  const items: MenuItem[] = [
    { label: 'Rename', icon: <Pencil {...ICON} />, onSelect: () => setDialog('rename') },
    { label: 'Copy link', icon: <Link {...ICON} />, onSelect: () => void copyLink(session.id) },
    { label: 'Export as Markdown', icon: <FileDown {...ICON} />, onSelect: () => onExport(session, 'markdown') },
    { label: 'Export as JSON', icon: <Braces {...ICON} />, onSelect: () => onExport(session, 'json') },
    { label: 'Delete', icon: <Trash2 {...ICON} />, isDestructive: true, onSelect: () => setDialog('delete') },
  ];
  return (
    <>
      <MenuButton variant="ghost" size="icon" label={`Options for ${session.title}`} items={items} className="shrink-0">
        <Ellipsis {...ICON} />
      </MenuButton>
      {dialog === 'rename' ? <RenameDialog session={session} onClose={close} onFailed={onFailed} /> : null}
      {dialog === 'delete' ? (
        <DeleteDialog session={session} onClose={close} onFailed={onFailed} onDeleted={() => onDeleted(session.id)} />
      ) : null}
    </>
  );
}

async function copyLink(sessionId: string): Promise<void> {
  if (await copyText(new URL(sessionPath(sessionId), window.location.origin).href)) {
    toast({ title: 'Link copied', description: 'It opens this chat for you, when you are signed in.' });
  }
}
