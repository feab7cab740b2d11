import type { ChatSession } from '#contract/chat.ts';
import { formatRelative } from '../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Sessions } from './use-sessions.ts';

type Props = { sessions: Sessions; selectedId: string | undefined; onSelect: (sessionId: string) => void };

export function SessionList({ sessions, selectedId, onSelect }: Props) {
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
  if (sessions.data.length === 0) {
    return <p className="px-2 text-caption text-faint">No chats yet. Ask a question and it is kept here.</p>;
  }
  return (
    <ul className="flex flex-col gap-0.5">
      {sessions.data.map((session) => (
        <SessionItem
          key={session.id}
          session={session}
          isSelected={session.id === selectedId}
          onSelect={() => onSelect(session.id)}
        />
      ))}
    </ul>
  );
}

function SessionItem(props: { session: ChatSession; isSelected: boolean; onSelect: () => void }) {
  const { session, isSelected, onSelect } = props;
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected ? 'true' : undefined}
        title={session.title}
        onClick={onSelect}
        className={classNames(
          'flex min-h-touch w-full flex-col justify-center gap-0.5 rounded-control px-2.5 py-2 text-left transition-colors hover:bg-raised',
          isSelected && 'bg-raised',
        )}
      >
        <span className="w-full truncate font-medium text-caption text-text">{session.title}</span>
        <time dateTime={session.createdAt} className="text-faint text-xs">
          {formatRelative(session.createdAt)}
        </time>
      </button>
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
