import { ArrowDown } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { Button } from '../../ui/button.tsx';
import type { AnswerDraft, RunState } from './answer-run.ts';
import { AnswerRow, FailedRow, StoppedRow } from './message-rows.tsx';
import { QuestionRow } from './question-row.tsx';
import { timesAnswered } from './times-answered.ts';
import { useStickToLatest } from './use-stick-to-latest.ts';
import { WelcomeCard } from './welcome-card.tsx';
import { WorkingRow } from './working-row.tsx';

type Props = {
  messages: readonly ChatMessage[];
  run: RunState;
  /** Changes with the chat that is shown: the list then opens at its newest message. */
  chatKey: string;
  renderAnswer: (message: ChatMessage) => ReactNode;
  renderDraft: (draft: AnswerDraft) => ReactNode;
  /** Takes the newest question up again. */
  onEdit: (question: string) => void;
  onRetry: () => void;
  onDiscard: () => void;
  placeholder?: ReactNode;
};

export function MessageList(props: Props) {
  const { run, chatKey, placeholder } = props;
  const { scroller, content, isAway, jump, stick } = useStickToLatest();
  const rows = rowsOf(props);
  const question = openQuestion(run);

  const isWorking = run.status === 'working';
  useEffect(() => {
    if (question) stick();
  }, [stick, question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat opens at its newest message; a first answer that is given its session meanwhile does not.
  useEffect(() => {
    if (!isWorking) stick();
  }, [stick, chatKey]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={scroller}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div ref={content} className="mx-auto flex min-h-full w-full max-w-[50.75rem] flex-col px-3.5 py-6">
          {placeholder}
          {placeholder || rows.length > 0 ? null : <WelcomeCard />}
          {rows.length > 0 ? (
            <ol data-print-all="" className="flex flex-col gap-4">
              {rows}
            </ol>
          ) : null}
        </div>
      </section>
      {isAway ? (
        <Button
          variant="secondary"
          size="sm"
          onClick={jump}
          aria-label="Jump to latest"
          className="absolute bottom-2 left-1/2 -translate-x-1/2 border border-line-strong"
        >
          <ArrowDown aria-hidden="true" className="size-3.5" />
          <span className="hidden sm:inline">Jump to latest</span>
        </Button>
      ) : null}
    </div>
  );
}

/** One list, so that an answer keeps its place and what was opened in it when it turns from written to saved. */
function rowsOf(props: Props): ReactElement[] {
  const { messages, run, renderAnswer } = props;
  const savedEarly = answerSavedEarly(props);
  const question = savedEarly ? undefined : openQuestion(run);
  const onEdit = run.status === 'working' ? undefined : props.onEdit;
  const newest = question === undefined ? messages.findLast(({ role }) => role === 'user') : undefined;
  const rows = messages.map((message) =>
    message.role === 'user' ? (
      <QuestionRow key={message.id} text={message.content} onEdit={message === newest ? onEdit : undefined} />
    ) : (
      <AnswerRow key={message === savedEarly?.message ? savedEarly.key : rowKey(message, run)}>
        {renderAnswer(message)}
      </AnswerRow>
    ),
  );
  if (savedEarly) return rows;
  // The server saves a question early, so a read during its answer brings it too.
  const isSaved = messages.at(-1)?.role === 'user' && messages.at(-1)?.content.trim() === question;
  if (question && !isSaved) rows.push(<QuestionRow key="question" text={question} onEdit={onEdit} />);
  const row = runRow(props);
  return row ? [...rows, row] : rows;
}

/** A read may bring the saved answer while a slow stream still writes it: it is shown once, and whole. */
function answerSavedEarly({ messages, run }: Props): { message: ChatMessage; key: string } | undefined {
  if (run.status !== 'working') return undefined;
  const { key, question, answeredBefore } = run.draft;
  const message = messages.findLast(({ role }) => role === 'assistant');
  if (!message || question === undefined || answeredBefore === undefined) return undefined;
  return timesAnswered(messages, question) > answeredBefore ? { message, key } : undefined;
}

function runRow({ messages, run, renderDraft, onRetry, onDiscard }: Props): ReactElement | undefined {
  switch (run.status) {
    case 'idle':
      return undefined;
    case 'stopped':
      return <StoppedRow key="stopped" />;
    case 'failed':
      return <FailedRow key="failed" reason={run.reason} onRetry={onRetry} onDiscard={onDiscard} />;
    case 'working':
      return (
        <AnswerRow
          key={run.draft.key}
          progress={<WorkingRow draft={run.draft} mode={run.draft.mode ?? messages.at(-1)?.mode ?? 'regular'} />}
          hasWords={Object.keys(run.draft.texts).length > 0}
        >
          {renderDraft(run.draft)}
        </AnswerRow>
      );
  }
}

function openQuestion(run: RunState): string | undefined {
  if (run.status === 'working') return run.draft.question;
  return run.status === 'failed' ? run.send.draft.message.trim() : undefined;
}

const rowKey = (message: ChatMessage, run: RunState): string =>
  run.status === 'idle' && run.saved?.messageId === message.id ? run.saved.key : message.id;
