import { type ReactNode, Suspense } from 'react';
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
      {savedId ? (
        // What it holds may come late: both are said at once, or "Ready" would be heard twice.
        <Suspense>
          <span>Ready</span>
          {content ? renderGist(content) : null}
        </Suspense>
      ) : (
        SPOKEN[run.status]
      )}
    </p>
  );
}

const SPOKEN: Readonly<Record<RunState['status'], string>> = {
  idle: '',
  working: 'Working',
  failed: 'Not sent',
  stopped: 'Stopped',
};
