import { Keyboard, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { ChatHistory } from './chat-history.ts';
import { sessionCount } from './loaded.ts';
import { SessionPanel } from './session-panel.tsx';

const DOTS = 10;

type Props = { history: ChatHistory; isCollapsed: boolean; onToggle: () => void; onHelp: () => void };

/** Past chats beside the answer: a list of 320 px, or a strip of 60 px with a dot for each. */
export function ChatSidebar({ history, isCollapsed, onToggle, onHelp }: Props) {
  const count = sessionCount(history.sessions.data);
  return (
    <aside
      aria-label="Chat History"
      data-collapsed={isCollapsed}
      className={classNames(
        'hidden shrink-0 flex-col border-line border-r transition-[width] md:flex',
        isCollapsed ? 'w-15 items-center' : 'w-80',
      )}
    >
      <div className={classNames('flex h-14 items-center gap-2', isCollapsed ? 'justify-center' : 'w-full pr-2 pl-5')}>
        {isCollapsed ? null : (
          <>
            <h2 className="flex-1 font-medium text-caption text-muted">Chat History</h2>
            <span className="numeral text-caption text-muted">
              {count}
              <span className="sr-only"> chats</span>
            </span>
          </>
        )}
        <Button
          variant="ghost"
          size="icon"
          data-history-toggle=""
          aria-label={isCollapsed ? 'Expand chat history' : 'Collapse chat history'}
          aria-expanded={!isCollapsed}
          aria-keyshortcuts="Control+B Meta+B"
          title={isCollapsed ? 'Expand (Ctrl B)' : 'Collapse (Ctrl B)'}
          onClick={onToggle}
        >
          {isCollapsed ? (
            <PanelLeftOpen aria-hidden="true" className="size-4" />
          ) : (
            <PanelLeftClose aria-hidden="true" className="size-4" />
          )}
        </Button>
      </div>
      <div className={classNames('relative min-h-0 flex-1 overflow-y-auto pb-4', !isCollapsed && 'w-full px-3')}>
        {isCollapsed ? <SessionDots {...history} /> : <SessionPanel {...history} />}
      </div>
      <div
        className={classNames(
          'shrink-0 border-line border-t py-1.5',
          isCollapsed ? 'flex justify-center' : 'w-full px-2',
        )}
      >
        <Button
          variant="ghost"
          size={isCollapsed ? 'icon' : 'default'}
          aria-haspopup="dialog"
          aria-label={isCollapsed ? 'Keyboard shortcuts' : undefined}
          aria-keyshortcuts="Control+/ Meta+/"
          title={isCollapsed ? 'Keyboard shortcuts (Ctrl /)' : undefined}
          onClick={onHelp}
          className={isCollapsed ? '' : 'w-full justify-start px-3 text-caption'}
        >
          <Keyboard aria-hidden="true" className="size-4" />
          {isCollapsed ? null : 'Keyboard shortcuts'}
        </Button>
      </div>
    </aside>
  );
}

function SessionDots({ sessions, selectedId, onSelect }: ChatHistory) {
  const all = sessions.data?.rows ?? [];
  const more = sessionCount(sessions.data) - DOTS;
  return (
    <ul aria-label="Recent chats" className="flex flex-col items-center gap-1">
      {all.slice(0, DOTS).map((session) => (
        <li key={session.id}>
          <button
            type="button"
            aria-label={session.title}
            aria-current={session.id === selectedId ? 'true' : undefined}
            title={session.title}
            onClick={() => onSelect(session.id)}
            className="group grid size-8 place-items-center rounded-control hover:bg-raised"
          >
            <span
              aria-hidden="true"
              data-testid="session-dot"
              className={classNames(
                'rounded-full transition-all',
                session.id === selectedId ? 'size-2.5 bg-edge' : 'size-2 bg-faint group-hover:bg-muted',
              )}
            />
          </button>
        </li>
      ))}
      {more > 0 ? <li className="numeral pt-1 text-faint text-xs">+{more}</li> : null}
    </ul>
  );
}
