import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import type { RunState } from './answer-run.ts';

type Props = {
  run: RunState;
  messages: readonly ChatMessage[] | undefined;
  /** What a saved answer holds, in a line. */
  renderGist: (content: string) => ReactNode;
};

/** What a screen reader is told while answers come and go: that work began, how it ended, and with what; no single word of it. */
export function SpokenStatus({ run, messages, renderGist }: Props) {
  const savedId = run.status === 'idle' ? run.saved?.messageId : undefined;
  const content = savedId && messages?.find(({ id }) => id === savedId)?.content;
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {savedId ? <span>Ready</span> : SPOKEN[run.status]}
      {content ? renderGist(content) : null}
    </p>
  );
}

const SPOKEN: Readonly<Record<RunState['status'], string>> = {
  idle: '',
  working: 'Working',
  failed: 'Not sent',
  stopped: 'Stopped',
};
