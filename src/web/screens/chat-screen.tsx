import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnalysisMode } from '#contract/analysis.ts';
import { currentUser } from '#contract/auth.ts';
import { askedMode } from '../features/chat/asked-mode.ts';
import type { ChatHistory } from '../features/chat/chat-history.ts';
import { ChatHistorySheet } from '../features/chat/chat-history-sheet.tsx';
import { messagesQuery } from '../features/chat/chat-queries.ts';
import { ChatSidebar } from '../features/chat/chat-sidebar.tsx';
import { ChatToolbar } from '../features/chat/chat-toolbar.tsx';
import { Composer } from '../features/chat/composer.tsx';
import { Helpline } from '../features/chat/helpline.tsx';
import { MessageList } from '../features/chat/message-list.tsx';
import { isGone, messagesPlaceholder } from '../features/chat/messages-placeholder.tsx';
import { focusQuestion, returnToQuestion } from '../features/chat/question-field.ts';
import { ShortcutsDialog } from '../features/chat/shortcuts-dialog.tsx';
import { SpokenStatus } from '../features/chat/spoken-status.tsx';
import { forgetUnsentOf } from '../features/chat/unsent-question.ts';
import { useChat } from '../features/chat/use-chat.ts';
import { forgetDraft, useDraft } from '../features/chat/use-draft.ts';
import { useHistoryView } from '../features/chat/use-history-view.ts';
import { useShortcuts, useSingleKeys } from '../features/chat/use-shortcuts.ts';
import { WelcomeTour } from '../features/chat/welcome-tour.tsx';
import { Answer } from '../features/picks/answer.tsx';
import { AnswerTools } from '../features/picks/answer-tools.tsx';
import { draftAnswer } from '../features/picks/draft-answer.ts';
import { type Content, readContent } from '../features/picks/read-content.ts';
import { OwnExclusion } from '../features/play-limits/own-exclusion.tsx';
import { ReportAnswer } from '../features/reports/report-answer.tsx';
import { SettingsDialog } from '../features/settings/settings-dialog.tsx';
import { useReaderSettings } from '../features/settings/use-reader-settings.ts';
import { TokenMeter } from '../features/shell/token-meter.tsx';
import { Helpline as SiteHelpline } from '../features/site/helpline.tsx';
import { NoGrantNotice } from '../features/tokens/no-grant-notice.tsx';
import { read } from '../lib/api.ts';
import { leaveFor, type Navigate } from '../lib/leave-for.ts';
import { readPageData } from '../lib/page-data.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { type Reader, ReaderContext } from '../lib/reader.ts';
import { saveFile } from '../lib/save-file.ts';
import { exportChat } from './chat-screen-export.ts';

/** The chat: past sessions, the conversation and the question. */
export function ChatScreen({ navigate = leaveFor }: { navigate?: Navigate }) {
  const [mode, setMode] = useState<AnalysisMode>(() => askedMode(window.location.search));
  const [site] = useState(() => readPageData().site);
  const { data: user } = useQuery({ queryKey: queryKeys.currentUser, queryFn: () => read(currentUser) });
  const reader = useReaderSettings();
  const chat = useChat({ userId: user?.id, mode, navigate, timeZone: reader.timeZone });
  const draft = useDraft(user?.id, chat.sessionId);
  const view = useHistoryView();
  const history = useHistory(chat, reader, (sessionId) => {
    forgetDraft(user?.id, sessionId);
    forgetUnsentOf(user?.id, sessionId);
  });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const singleKeys = useSingleKeys();
  useShortcuts(singleKeys.areOn, {
    newChat: chat.create,
    search: view.search,
    history: view.toggle,
    focus: focusQuestion,
    help: () => setHelpOpen(true),
  });
  const { run } = chat;
  const isWorking = run.status === 'working';

  return (
    <div className="flex h-[calc(100dvh-(--spacing(15)))] min-h-112">
      <ChatSidebar history={history} {...view.sidebar} onHelp={() => setHelpOpen(true)} />
      <main id="content" tabIndex={-1} aria-label="Chat" className="flex min-w-0 outline-none flex-1 flex-col">
        <ChatToolbar
          mode={mode}
          onMode={setMode}
          onNewChat={chat.create}
          isCreating={chat.isCreating}
          history={<ChatHistorySheet history={history} {...view.sheet} />}
          settings={<SettingsDialog />}
          tokens={user ? <TokenMeter user={user} caption="Monthly tokens" /> : null}
        />
        <ReaderContext value={reader}>
          <MessageList
            messages={isGone(chat.messages) ? [] : (chat.messages.data ?? [])}
            run={run}
            chatKey={`${chat.sessionId ?? 'none'} ${chat.messages.isSuccess}`}
            renderAnswer={({ id, content }) => <ChatAnswer content={readContent(content)} savedAs={id} />}
            renderDraft={(draft) => <ChatAnswer content={draftAnswer(draft)} />}
            onEdit={draft.edit}
            onRetry={chat.retry}
            onDiscard={() => {
              chat.discard();
              returnToQuestion();
            }}
            placeholder={isWorking ? undefined : messagesPlaceholder(chat.messages, chat.create)}
          />
        </ReaderContext>
        <div className="mx-auto flex w-full max-w-[50.75rem] shrink-0 flex-col gap-2 px-3.5 pt-3 pb-3">
          <OwnExclusion help={<SiteHelpline site={site} />} />
          {user ? <NoGrantNotice user={user} /> : null}
          <Composer
            draft={draft}
            lastQuestion={isWorking ? undefined : chat.lastQuestion}
            mode={mode}
            isWorking={isWorking}
            isStopping={isWorking && run.isStopping}
            onSend={chat.send}
            onStop={chat.stop}
          />
          <Helpline site={site} />
        </div>
        <SpokenStatus isWorking={isWorking} />
      </main>
      <WelcomeTour onEnd={returnToQuestion} />
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} singleKeys={singleKeys} />
    </div>
  );
}

/** The past chats with what this screen does with them. */
function useHistory(
  { sessions, sessionId: selectedId, select, notify: onFailed }: ReturnType<typeof useChat>,
  reader: Reader,
  onGone: (sessionId: string) => void,
): ChatHistory {
  const queryClient = useQueryClient();
  return {
    sessions,
    selectedId,
    onSelect: select,
    onFailed,
    onDeleted: (sessionId) => {
      onGone(sessionId);
      if (sessionId === selectedId) select(undefined);
    },
    onExport: (session, format) =>
      void queryClient
        .fetchQuery(messagesQuery(session.id))
        .then((messages) => saveFile(exportChat({ session, messages, reader, now: new Date() }, format)))
        .catch((error: unknown) => onFailed(error, 'Failed to export chat')),
  };
}

/** One place for a written and a saved answer, so that what was opened in it stays open; only a saved one is reported. */
function ChatAnswer({ content, savedAs }: { content: Content; savedAs?: string }) {
  return (
    <>
      {content.kind === 'text' && content.text !== '' ? (
        <div dir="auto">
          <Answer content={content} />
        </div>
      ) : (
        <Answer content={content} isWriting={savedAs === undefined} />
      )}
      {savedAs === undefined ? null : (
        <div data-screen-only="" className="-mt-2 flex flex-wrap items-center gap-x-2 *:mt-0">
          <AnswerTools content={content} />
          <ReportAnswer messageId={savedAs} />
        </div>
      )}
    </>
  );
}
