import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useGlideUp } from './use-glide-up.ts';

type AnswerRowProps = {
  children: ReactNode;
  /** What is under way: above the answer until its words begin, then below it. */
  progress?: ReactNode;
  hasWords?: boolean;
};

/** Each place of `progress` is its own, so that the answer keeps its place whatever stands around it. */
export function AnswerRow({ children, progress, hasWords = true }: AnswerRowProps) {
  const answer = useGlideUp(hasWords);
  return (
    <li className="flex min-w-0 flex-col gap-4" data-role="assistant">
      <h2 className="sr-only">Answer</h2>
      {hasWords ? null : progress}
      <div ref={answer} className="flex min-w-0 flex-col gap-4 empty:hidden">
        {children}
      </div>
      {hasWords ? progress : null}
    </li>
  );
}

/** A send that did not go through: nothing that was typed is lost. */
export function FailedRow({
  reason,
  onRetry,
  onDiscard,
}: {
  reason: string;
  onRetry: () => void;
  onDiscard: () => void;
}) {
  return (
    <li data-screen-only="" className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 text-caption">
      <p className="flex items-center gap-2 text-red">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span>Not sent. {reason}</span>
      </p>
      <span className="flex gap-2">
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          Discard
        </Button>
      </span>
    </li>
  );
}

export function StoppedRow() {
  return <li className="text-caption text-muted">Stopped. Nothing was charged.</li>;
}
