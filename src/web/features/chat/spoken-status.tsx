import { useMemo } from 'react';
import type { ChatMessage } from '#contract/chat.ts';
import type { RunState } from './answer-run.ts';

type Props = {
  run: RunState;
  messages: readonly ChatMessage[] | undefined;
  /** What a saved answer holds, in a line; none for one of words alone, which is read out whole where it stands. */
  gistOf: (content: string) => string | undefined;
};

/** What a screen reader is told while answers come and go: that work began, how it ended, and with what; no single word of it. */
export function SpokenStatus({ run, messages, gistOf }: Props) {
  const savedId = run.status === 'idle' ? run.saved?.messageId : undefined;
  const content = savedId && messages?.find(({ id }) => id === savedId)?.content;
  const gist = useMemo(() => content && gistOf(content), [content, gistOf]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {savedId ? <span>Ready</span> : SPOKEN[run.status]}
      {gist ? <span>: {gist}</span> : null}
    </p>
  );
}

const SPOKEN: Readonly<Record<RunState['status'], string>> = {
  idle: '',
  working: 'Working',
  failed: 'Not sent',
  stopped: 'Stopped',
};
