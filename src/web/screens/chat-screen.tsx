import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { AnalysisMode } from '#contract/analysis.ts';
import { currentUser } from '#contract/auth.ts';
import type { ChatMessage } from '#contract/chat.ts';
import { askedMode } from '../features/chat/asked-mode.ts';
import type { ChatHistory } from '../features/chat/chat-history.ts';
import { ChatHistorySheet } from '../features/chat/chat-history-sheet.tsx';
import { readWholeChat } from '../features/chat/chat-queries.ts';
import { ChatSidebar } from '../features/chat/chat-sidebar.tsx';
import { ChatToolbar } from '../features/chat/chat-toolbar.tsx';
import { Composer, type ComposerHandle } from '../features/chat/composer.tsx';
import { goToPick } from '../features/chat/go-to-pick.ts';
import { Helpline } from '../features/chat/helpline.tsx';
import { MessageList } from '../features/chat/message-list.tsx';
import { isGone, messagesPlaceholder } from '../features/chat/messages-placeholder.tsx';
import { focusQuestion, returnToQuestion } from '../features/chat/question-field.ts';
import { RememberedChips } from '../features/chat/remembered-chips.tsx';
import { SpokenStatus } from '../features/chat/spoken-status.tsx';
import { forgetUnsentOf } from '../features/chat/unsent-question.ts';
import { useChat } from '../features/chat/use-chat.ts';
import { forgetDraft } from '../features/chat/use-draft.ts';
import { useHistoryView } from '../features/chat/use-history-view.ts';
import { useRemembered } from '../features/chat/use-remembered.ts';
import { useShortcuts, useSingleKeys } from '../features/chat/use-shortcuts.ts';
import { WaysOn } from '../features/chat/ways-on.tsx';
import { WelcomeTour } from '../features/chat/welcome-tour.tsx';
import { AskContext } from '../features/picks/blocks/ask-context.ts';
import { useAsk } from '../features/picks/blocks/use-ask.ts';
import { playLimitsQuery } from '../features/play-limits/limits-queries.ts';
import { OwnExclusion } from '../features/play-limits/own-exclusion.tsx';
import { SettingsDialog } from '../features/settings/settings-dialog.tsx';
import { useReaderSettings } from '../features/settings/use-reader-settings.ts';
import { TokenMeter } from '../features/shell/token-meter.tsx';
import { Helpline as SiteHelpline } from '../features/site/helpline.tsx';
import { NoGrantNotice } from '../features/tokens/no-grant-notice.tsx';
import { WaitingTokensNotice } from '../features/tokens/waiting-tokens-notice.tsx';
import { read } from '../lib/api.ts';
import { lazyScreen } from '../lib/lazy-screen.tsx';
import { leaveFor, type Navigate } from '../lib/leave-for.ts';
import { readPageData } from '../lib/page-data.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { type Reader, ReaderContext } from '../lib/reader.ts';
import { saveFile } from '../lib/save-file.ts';
import type { ChatAnswerProps } from './chat-screen-answer.tsx';

/** The chat: past sessions, the conversation and the question. */
export function ChatScreen({ navigate = leaveFor }: { navigate?: Navigate }) {
  const [mode, setMode] = useState<AnalysisMode>(() => askedMode(window.location.search));
  const [site] = useState(() => readPageData().site);
  const { data: user } = useQuery({ queryKey: queryKeys.currentUser, queryFn: () => read(currentUser) });
  const reader = useReaderSettings();
  const chat = useChat({ userId: user?.id, mode, navigate, timeZone: reader.timeZone });
  const remembered = useRemembered(chat.sessionId, chat.notify);
  const composer = useRef<ComposerHandle>(null);
  const edit = useCallback((question: string) => composer.current?.edit(question), []);
  const view = useHistoryView();
  const history = useHistory(chat, reader, (sessionId) => {
    forgetDraft(user?.id, sessionId);
    forgetUnsentOf(user?.id, sessionId);
  });
  const [isHelpOpen, setHelpOpen] = useState(false);
  const singleKeys = useChatKeys(chat, view, () => setHelpOpen(true));
  const { run } = chat;
  const isWorking = run.status === 'working';
  const ask = useAsk(chat.send, isWorking);
  const hasGames = useHasGames();
  // Whole answers are shown at once, not each as its code comes, which would push the others down.
  const canShow = answers.useSettled(chat.sessionId !== undefined || isWorking);

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
          <AskContext value={ask}>
            <MessageList
              messages={isGone(chat.messages) || !canShow ? [] : (chat.messages.data ?? [])}
              older={chat.olderMessages}
              run={run}
              chatKey={`${chat.sessionId ?? 'none'} ${chat.messages.isSuccess && canShow}`}
              renderAnswer={savedAnswer}
              renderDraft={(draft) => answerOf({ draft })}
              renderWays={(failed) =>
                failed.refusal ? (
                  <WaysOn
                    failed={failed}
                    onAskRegular={(question) => {
                      setMode('regular');
                      chat.send(question, 'regular');
                    }}
                  />
                ) : null
              }
              onEdit={edit}
              onAsk={chat.send}
              hasGames={hasGames}
              onRetry={chat.retry}
              onDiscard={() => {
                chat.discard();
                returnToQuestion();
              }}
              placeholder={isWorking ? undefined : messagesPlaceholder(chat.messages, chat.create, canShow)}
            />
          </AskContext>
        </ReaderContext>
        <div className="mx-auto flex w-full max-w-[50.75rem] shrink-0 flex-col gap-2 px-3.5 pt-3 pb-3">
          <OwnExclusion help={<SiteHelpline site={site} />} />
          {user ? <NoGrantNotice user={user} /> : null}
          {user ? <WaitingTokensNotice user={user} /> : null}
          <RememberedChips {...remembered} />
          <Composer
            ref={composer}
            userId={user?.id}
            sessionId={chat.sessionId}
            lastQuestion={isWorking ? undefined : chat.lastQuestion}
            hasChat={(chat.messages.data?.length ?? 0) > 0 || isWorking}
            mode={mode}
            isWorking={isWorking}
            isStopping={isWorking && run.isStopping}
            onSend={(question) => chat.send(question)}
            onStop={chat.stop}
          />
          <Helpline site={site} />
        </div>
        <SpokenStatus run={run} messages={chat.messages.data} renderGist={gistOf} />
      </main>
      <WelcomeTour onEnd={returnToQuestion} />
      {isHelpOpen ? (
        <Suspense>
          <ShortcutsDialog onClose={() => setHelpOpen(false)} singleKeys={singleKeys} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** What keys do here; answers with whether those without a modifier are on, and how they are switched. */
function useChatKeys(
  { create }: ReturnType<typeof useChat>,
  { search, toggle }: ReturnType<typeof useHistoryView>,
  onHelp: () => void,
): ReturnType<typeof useSingleKeys> {
  const singleKeys = useSingleKeys();
  useShortcuts(singleKeys.areOn, {
    newChat: create,
    search,
    history: toggle,
    focus: focusQuestion,
    nextPick: () => goToPick(1),
    previousPick: () => goToPick(-1),
    help: onHelp,
  });
  return singleKeys;
}

/** Who is excluded is asked to bet on nothing; undefined while that is not known. */
function useHasGames(): boolean | undefined {
  const { data, isPending } = useQuery(playLimitsQuery);
  return isPending ? undefined : data?.exclusion === null;
}

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../features/chat/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** What answers are drawn with comes once there is one: an empty chat shows none. */
const answers = lazyScreen(async () => (await import('./chat-screen-answer.tsx')).ChatAnswer);
const gists = lazyScreen(async () => (await import('./chat-screen-answer.tsx')).AnswerGist);

const answerOf = (props: ChatAnswerProps) => (
  <Suspense>
    <answers.Screen {...props} />
  </Suspense>
);

/** The same for every drawing, so that a saved answer is drawn once. */
const savedAnswer = (saved: ChatMessage) => answerOf({ saved });
const gistOf = (content: string) => <gists.Screen content={content} />;

/** The past chats with what this screen does with them. */
function useHistory(
  { sessions, sessionId: selectedId, select, notify: onFailed }: ReturnType<typeof useChat>,
  reader: Reader,
  onGone: (sessionId: string) => void,
): ChatHistory {
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
      void readWholeChat(session.id)
        .then(async (messages) => {
          const { exportChat } = await import('./chat-screen-export.ts');
          saveFile(exportChat({ session, messages, reader, now: new Date() }, format));
        })
        .catch((error: unknown) => onFailed(error, 'Failed to export chat')),
  };
}
