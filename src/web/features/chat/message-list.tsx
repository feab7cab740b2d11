import { ArrowDown } from 'lucide-react';
import { type ComponentProps, memo, type ReactElement, type ReactNode, useEffect } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import { Button } from '../../ui/button.tsx';
import { type AnswerDraft, hasParts, type RunState } from './answer-run.ts';
import { answerTo, isAmong } from './answer-to.ts';
import { KeepPlace } from './keep-place.tsx';
import { AnswerRow, FailedRow, StoppedRow } from './message-rows.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OlderButton } from './older-button.tsx';
import { QuestionRow } from './question-row.tsx';
import type { Older } from './use-older.ts';
import { useStickToLatest } from './use-stick-to-latest.ts';
import { useWrittenKeys, type WrittenKeys } from './use-written-keys.ts';
import { WelcomeCard } from './welcome-card.tsx';
import { WorkingRow } from './working-row.tsx';

type Props = {
  messages: readonly ChatMessage[];
  run: RunState;
  /** Changes with the chat that is shown: the list then opens at its newest message. */
  chatKey: string;
  renderAnswer: (message: ChatMessage) => ReactNode;
  renderDraft: (draft: AnswerDraft) => ReactNode;
  /** Where to go from a question that was refused; nothing where it can only be tried again. */
  renderWays: (failed: Extract<RunState, { status: 'failed' }>) => ReactNode;
  /** Takes the newest question up again. */
  onEdit: (question: string) => void;
  /** Sends an example of the empty chat. */
  onAsk: (question: string) => void;
  /** Whether the empty chat shows what is played next; undefined: not known yet. */
  hasGames: boolean | undefined;
  onRetry: () => void;
  onDiscard: () => void;
  placeholder?: ReactNode;
  /** What was said before the first of the messages. */
  older: Older;
};

export function MessageList(props: Props) {
  const { run, chatKey, placeholder } = props;
  const { scroller, content, isAway, jump, stick, keep } = useStickToLatest();
  const rows = rowsOf(props, useWrittenKeys(run));
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
      <OfflineNote />
      <section
        ref={scroller}
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div ref={content} className="mx-auto flex min-h-full w-full max-w-[50.75rem] flex-col px-3.5 py-6">
          {placeholder}
          {placeholder || rows.length > 0 ? null : <WelcomeCard onAsk={props.onAsk} hasGames={props.hasGames} />}
          {props.messages.length > 0 ? <OlderButton older={props.older} label="Earlier messages" /> : null}
          <KeepPlace scroller={scroller} first={props.messages[0]?.id} onKept={keep}>
            {rows.length > 0 ? (
              <ol data-print-all="" className="drawn-in-sight flex flex-col gap-4">
                {rows}
              </ol>
            ) : null}
          </KeepPlace>
        </div>
      </section>
      {isAway ? (
        // Round and at the side: it covers no more than a thumb does.
        <Button
          variant="secondary"
          size="icon"
          onClick={jump}
          aria-label="Jump to latest"
          title="Jump to latest"
          className="absolute right-3 bottom-3 rounded-full! border border-outline bg-raised text-text sm:right-6"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </Button>
      ) : null}
    </div>
  );
}

/** One list, so that an answer keeps its place and what was opened in it when it turns from written to saved. */
function rowsOf(props: Props, writtenKeys: WrittenKeys): ReactElement[] {
  const { messages, run, renderAnswer } = props;
  const savedEarly = answerSavedEarly(props);
  const question = savedEarly ? undefined : openQuestion(run);
  const onEdit = run.status === 'working' ? undefined : props.onEdit;
  const newest = question === undefined ? messages.findLast(({ role }) => role === 'user') : undefined;
  const rows = messages.map((message) =>
    message.role === 'user' ? (
      <AskedRow key={message.id} text={message.content} onEdit={message === newest ? onEdit : undefined} />
    ) : (
      <AnsweredRow
        key={message === savedEarly?.message ? savedEarly.key : (writtenKeys[message.id] ?? message.id)}
        saved={message}
        isReadOut={!message.content.startsWith('{')}
        render={() => renderAnswer(message)}
      />
    ),
  );
  if (savedEarly) return rows;
  // The server saves a question early, so a read during its answer brings it too.
  if (question && !isSaved(question, props)) rows.push(<QuestionRow key="question" text={question} onEdit={onEdit} />);
  const row = runRow(props);
  return row ? [...rows, row] : rows;
}

const AskedRow = memo(QuestionRow);

type AnsweredRowProps = Omit<ComponentProps<typeof AnswerRow>, 'children'> & {
  /** Absent while it is written. */
  saved?: ChatMessage;
  render: () => ReactNode;
};

/**
 * A saved answer is drawn once: what is typed, and what is being written below it, changes nothing of it. A read may bring
 * its like as another object. One row for both, so that an answer keeps what was opened in it when it is saved.
 */
const AnsweredRow = memo(
  ({ saved, render, ...row }: AnsweredRowProps) => <AnswerRow {...row}>{render()}</AnswerRow>,
  ({ saved: one }, { saved: other }) =>
    one !== undefined && other !== undefined && one.id === other.id && one.content === other.content,
);

/** A read may bring the saved answer while a slow stream still writes it: it is shown once, and whole. */
function answerSavedEarly({ messages, run }: Props): { message: ChatMessage; key: string } | undefined {
  if (run.status !== 'working') return undefined;
  const { key, questionId } = run.draft;
  const message = questionId === undefined ? undefined : answerTo(messages, questionId);
  return message && { message, key };
}

function isSaved(question: string, { messages, run }: Props): boolean {
  if (run.status === 'working') return isAmong(messages, run.draft.questionId);
  if (run.status !== 'failed') return false;
  if (run.send.questionId !== undefined) return isAmong(messages, run.send.questionId);
  // Nobody knows whether the server has it; where its words end the chat, they are not repeated.
  const last = messages.at(-1);
  return last?.role === 'user' && last.content.trim() === question;
}

function runRow({ messages, run, renderDraft, renderWays, onRetry, onDiscard }: Props): ReactElement | undefined {
  switch (run.status) {
    case 'idle':
      return undefined;
    case 'stopped':
      return <StoppedRow key="stopped" />;
    case 'failed':
      return (
        <FailedRow
          key="failed"
          reason={run.reason}
          ways={renderWays(run)}
          // A limit that was reached holds for hours; the question can be taken up again by its pencil.
          onRetry={run.refusal?.code === 'limit_reached' ? undefined : onRetry}
          onDiscard={onDiscard}
        />
      );
    case 'working':
      return (
        <AnsweredRow
          key={run.draft.key}
          progress={<WorkingRow draft={run.draft} mode={run.draft.mode ?? messages.at(-1)?.mode ?? 'regular'} />}
          hasWords={run.draft.blocks.length > 0 || Object.keys(run.draft.texts).length > 0}
          isReadOut={!hasParts(run.draft)}
          render={() => renderDraft(run.draft)}
        />
      );
  }
}

function openQuestion(run: RunState): string | undefined {
  if (run.status === 'working') return run.draft.question;
  return run.status === 'failed' ? run.send.draft.message.trim() : undefined;
}
