import { Pencil, Square } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { AnalysisMode } from '#contract/analysis.ts';
import { MESSAGE_MAX_LENGTH } from '#contract/chat.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { isTouch, QUESTION_FIELD_ID } from './question-field.ts';
import { QuickPrompts } from './quick-prompts.tsx';
import { TokenPrice } from './token-price.tsx';
import { type Draft, useDraft } from './use-draft.ts';

/** The field takes no more, also of what is pasted. On its border, where it moves nothing. */
const TOO_LONG = `${MESSAGE_MAX_LENGTH.toLocaleString('en-US')} characters is the limit; more is cut.`;

/** Takes a sent question up again. */
export type ComposerHandle = Pick<Draft, 'edit'>;

type Props = {
  ref?: Ref<ComposerHandle>;
  /** Whose unsent text it is, and of which chat. */
  userId: string | undefined;
  sessionId: string | undefined;
  /** The newest question, for the arrow up in an empty field. */
  lastQuestion: string | undefined;
  /** Something was asked: on phones the quick prompts have gone by then, and the field has their row. */
  hasChat: boolean;
  mode: AnalysisMode;
  isWorking: boolean;
  isStopping: boolean;
  onSend: (message: string) => void;
  onStop: () => void;
};

/**
 * The question: Enter sends, Shift and Enter breaks the line, Escape stops a running answer. It holds its text itself: a letter draws
 * nothing of the chat.
 */
export function Composer({
  ref,
  userId,
  sessionId,
  lastQuestion,
  hasChat,
  mode,
  isWorking,
  isStopping,
  onSend,
  onStop,
}: Props) {
  const draft = useDraft(userId, sessionId);
  const { text, isEditing, edit } = draft;
  useImperativeHandle(ref, () => ({ edit }), [edit]);
  const field = useRef<HTMLTextAreaElement>(null);
  useGrowingHeight(field, text);
  useFocusWhenReady(field, isWorking);
  useStopOnEscape(isWorking, onStop);
  useFocusOnEdit(field, isEditing);

  const isEmpty = text.trim() === '';
  const send = () => {
    if (isEmpty || isWorking) return;
    onSend(text.trim());
    draft.sent();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys choose a word.
    if (event.nativeEvent.isComposing) return;
    const act = actionOf(event, { send, draft, lastQuestion });
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="relative flex flex-col gap-2 rounded-card border border-outline bg-surface p-3 transition-colors focus-within:border-faint has-[textarea:focus-visible]:border-edge has-[textarea:focus-visible]:outline-1 has-[textarea:focus-visible]:-outline-offset-1 has-[textarea:focus-visible]:outline-edge"
    >
      {isEditing ? <EditingNote onCancel={draft.cancelEdit} /> : null}
      <label htmlFor={QUESTION_FIELD_ID} className="sr-only">
        Your question
      </label>
      <p
        role="status"
        className="pointer-events-none absolute -top-2.5 right-4 rounded-inner bg-surface px-1.5 text-amber text-caption leading-5 empty:px-0"
      >
        {text.length >= MESSAGE_MAX_LENGTH ? TOO_LONG : null}
      </p>
      <div className={classNames('flex flex-col gap-2', hasChat && 'max-sm:flex-row max-sm:items-end')}>
        <textarea
          dir="auto"
          id={QUESTION_FIELD_ID}
          ref={field}
          rows={1}
          value={text}
          maxLength={MESSAGE_MAX_LENGTH}
          disabled={isWorking}
          placeholder="Ask about games, odds, or betting strategies..."
          enterKeyHint="send"
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={onKeyDown}
          className={classNames(
            'block field-sizing-content max-h-36 w-full min-w-0 resize-none overflow-y-auto bg-transparent px-1 py-0.5 text-base text-text leading-6 outline-none placeholder:text-faint placeholder:text-sm disabled:opacity-55 sm:text-body sm:placeholder:text-body',
            // One line of it is as high as the button beside it.
            hasChat && 'max-sm:py-2.5',
          )}
        />
        <div className="flex items-center justify-end gap-3">
          <QuickPrompts disabled={isWorking} onSend={onSend} isFirst={!hasChat} />
          {isWorking ? (
            <Button variant="secondary" disabled={isStopping} onClick={onStop} title="Stop (Esc)">
              <Square aria-hidden="true" className="size-3 fill-current" />
              <span className="max-sm:sr-only">{isStopping ? 'Stopping...' : 'Stop'}</span>
            </Button>
          ) : null}
          <Button type="submit" disabled={isEmpty || isWorking} className="shrink-0">
            Send <TokenPrice mode={mode} className="opacity-70" />
          </Button>
        </div>
      </div>
    </form>
  );
}

type ComposerActions = { send: () => void; draft: Draft; lastQuestion: string | undefined };

function actionOf(event: KeyboardEvent, { send, draft, lastQuestion }: ComposerActions): (() => void) | undefined {
  if (event.key === 'Enter' && !event.shiftKey) return send;
  if (event.key === 'Escape' && draft.isEditing) return draft.cancelEdit;
  if (event.key === 'ArrowUp' && draft.text === '' && lastQuestion !== undefined) return () => draft.edit(lastQuestion);
  return undefined;
}

/** The record of a chat is not rewritten: what is sent now follows what was answered before. */
function EditingNote({ onCancel }: { onCancel: () => void }) {
  return (
    <p role="status" className="flex items-center gap-2 border-line border-b pb-2 pl-1 text-caption text-muted">
      <Pencil aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 flex-1">Editing your last question. The earlier answer stays above.</span>
      <Button variant="ghost" size="sm" onClick={onCancel} title="Cancel (Esc)">
        Cancel
      </Button>
    </p>
  );
}

/** The caret stands behind the question that was taken up again. */
function useFocusOnEdit(field: { current: HTMLTextAreaElement | null }, isEditing: boolean): void {
  useEffect(() => {
    const element = field.current;
    if (!isEditing || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [field, isEditing]);
}

/**
 * Up to six lines (`max-h-36` of 24 px lines), then it scrolls inside. Most browsers do so by themselves; to measure it lays the
 * whole page out for each letter.
 */
function useGrowingHeight(field: { current: HTMLTextAreaElement | null }, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each text.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [field, text]);
}

/** A disabled field loses the focus; it comes back with the answer, but not on phones, where it opens the keyboard. */
function useFocusWhenReady(field: { current: HTMLTextAreaElement | null }, isWorking: boolean): void {
  const wasWorking = useRef(isWorking);
  useEffect(() => {
    const isDone = wasWorking.current && !isWorking;
    wasWorking.current = isWorking;
    const { activeElement: focused, body } = document;
    // A chip that was pressed has it back by itself.
    const isFree = focused === body || field.current?.form?.contains(focused);
    if (isDone && isFree && !isTouch()) field.current?.focus({ preventScroll: true });
  }, [field, isWorking]);
}

function useStopOnEscape(isWorking: boolean, onStop: () => void): void {
  const stop = useEffectEvent(onStop);
  useEffect(() => {
    if (!isWorking) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isWorking]);
}
