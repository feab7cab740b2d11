import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_MAX_LENGTH } from '#contract/chat.ts';
import { Input } from '../../ui/input.tsx';
import type { ChatHistory } from './chat-history.ts';
import { readSessions, searchQuery, sessionsQuery } from './chat-queries.ts';
import { type LoadedSessions, withOlderSessions } from './loaded.ts';
import { SessionList } from './session-list.tsx';
import { useOlder } from './use-older.ts';

const TYPING_PAUSE_MS = 200;

/** The past chats with a search over their titles and questions. */
export function SessionPanel(history: ChatHistory) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const isSearching = search !== '';
  const found = useQuery({ ...searchQuery(search), enabled: isSearching });
  const field = useRef<HTMLInputElement>(null);
  const sessions = isSearching ? found : history.sessions;
  const older = useOlder({
    queryKey: isSearching ? searchQuery(search).queryKey : sessionsQuery.queryKey,
    list: isSearching && found.isPlaceholderData ? undefined : sessions.data,
    read: (before) => readSessions(isSearching ? { q: search, before } : { before }),
    join: withOlderSessions,
  });
  return (
    <div className="flex flex-col gap-2 pt-1">
      {/* biome-ignore lint/a11y/useSemanticElements: `search` is not known to every browser that we serve. */}
      <div role="search" className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        />
        <Input
          ref={field}
          type="search"
          data-chat-search=""
          aria-label="Search chats"
          aria-keyshortcuts="Control+K Meta+K"
          placeholder="Search titles and questions"
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            // The first Escape empties the field; a sheet around it closes with the second.
            event.preventDefault();
            event.stopPropagation();
            setTyped('');
          }}
          className="h-touch pl-9 text-base sm:h-control sm:text-caption"
        />
      </div>
      <p role="status" className="sr-only">
        {isSearching && found.isSuccess ? foundWords(found.data) : ''}
      </p>
      <SessionList
        {...history}
        sessions={sessions}
        search={search}
        older={older}
        onDeleted={(sessionId) => {
          history.onDeleted(sessionId);
          // Its own button is gone with it.
          requestAnimationFrame(() => field.current?.focus());
        }}
      />
    </div>
  );
}

function foundWords({ rows, older }: LoadedSessions): string {
  if (older !== null) return `More than ${rows.length} chats found`;
  return `${rows.length} ${rows.length === 1 ? 'chat' : 'chats'} found`;
}

/** A text once its typing has paused; an emptied one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
