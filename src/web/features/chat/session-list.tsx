import type { ChatSession } from '#contract/chat.ts';
import { formatRelative } from '../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChatHistory } from './chat-history.ts';
import { moveAmongChats } from './move-among-chats.ts';
import { OlderButton } from './older-button.tsx';
import { SessionMenu } from './session-menu.tsx';
import type { Older } from './use-older.ts';

type Props = ChatHistory & {
  /** What the list was searched for; empty: it is all there is. */
  search: string;
  older: Older;
};

export function SessionList({ sessions, search, older, selectedId, onSelect, ...doing }: Props) {
  if (sessions.isPending) return <SessionListSkeleton />;
  if (sessions.isError) {
    return (
      <div className="flex flex-col items-start gap-2 px-2 text-caption text-muted">
        <p>Your chats could not be loaded.</p>
        <Button variant="outline" size="sm" onClick={() => void sessions.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (sessions.data.rows.length === 0 && search !== '') {
    return (
      <p className="break-words px-2 py-1 text-caption text-muted">
        No chat holds <q className="text-text">{search}</q>. Titles and your own questions are searched.
      </p>
    );
  }
  if (sessions.data.rows.length === 0) {
    return <p className="px-2 text-caption text-faint">No chats yet. Ask a question and it is kept here.</p>;
  }
  const hasSelected = sessions.data.rows.some(({ id }) => id === selectedId);
  return (
    <>
      <ul className="flex flex-col gap-0.5" onKeyDown={moveAmongChats}>
        {sessions.data.rows.map((session, at) => (
          <SessionItem
            key={session.id}
            session={session}
            isSelected={session.id === selectedId}
            isEntry={hasSelected ? session.id === selectedId : at === 0}
            onSelect={() => onSelect(session.id)}
            {...doing}
          />
        ))}
      </ul>
      <OlderButton older={older} label="Older chats" />
    </>
  );
}

type ItemProps = Pick<ChatHistory, 'onDeleted' | 'onExport' | 'onFailed'> & {
  session: ChatSession;
  isSelected: boolean;
  /** Where Tab comes into the list; arrows go on from there. */
  isEntry: boolean;
  onSelect: () => void;
};

function SessionItem({ session, isSelected, isEntry, onSelect, ...doing }: ItemProps) {
  return (
    <li
      className={classNames(
        'flex items-center rounded-control transition-colors hover:bg-raised',
        isSelected && 'bg-raised',
      )}
    >
      <button
        type="button"
        data-chat=""
        tabIndex={isEntry ? 0 : -1}
        aria-current={isSelected ? 'true' : undefined}
        title={session.title}
        onClick={onSelect}
        className="flex min-h-touch min-w-0 flex-1 flex-col justify-center gap-0.5 rounded-control py-2 pl-2.5 text-left"
      >
        <span dir="auto" className="w-full truncate font-medium text-caption text-text">
          {session.title}
        </span>
        {session.match && (
          <span dir="auto" className="line-clamp-2 w-full break-words text-muted text-xs">
            {session.match}
          </span>
        )}
        <time dateTime={session.createdAt} className="text-faint text-xs">
          {formatRelative(session.createdAt)}
        </time>
      </button>
      <SessionMenu session={session} {...doing} />
    </li>
  );
}

function SessionListSkeleton() {
  return (
    <div role="status" aria-label="Loading chats" className="flex flex-col gap-4 px-2.5 py-2">
      {['w-40', 'w-52', 'w-36'].map((width) => (
        <div key={width} className="flex flex-col gap-2">
          <Skeleton className={classNames('h-4', width)} />
          <Skeleton className="h-3 w-14" />
        </div>
      ))}
    </div>
  );
}
