import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useGlideUp } from './use-glide-up.ts';

type AnswerRowProps = {
  children: ReactNode;
  /** What is under way: above the answer until its words begin, then below it. */
  progress?: ReactNode;
  hasWords?: boolean;
  /** It comes whole and is read out as it comes; picks and their words come in pieces, and are told of elsewhere. */
  isReadOut?: boolean;
};

/** Each place of `progress` is its own, so that the answer keeps its place whatever stands around it. */
export function AnswerRow({ children, progress, hasWords = true, isReadOut = false }: AnswerRowProps) {
  const answer = useGlideUp(hasWords);
  return (
    <li className="flex min-w-0 flex-col gap-4" data-role="assistant" data-cards={isReadOut ? undefined : ''}>
      <h2 className="sr-only">Answer</h2>
      {hasWords ? null : progress}
      {/* Empty it takes no room, and is there all the same: a live region that is hidden is not known. */}
      <div
        ref={answer}
        aria-live={isReadOut ? 'polite' : undefined}
        className="flex min-w-0 flex-col gap-4 empty:absolute"
      >
        {children}
      </div>
      {hasWords ? progress : null}
    </li>
  );
}

/** A send that did not go through: nothing that was typed is lost. */
export function FailedRow({
  reason,
  ways,
  onRetry,
  onDiscard,
}: {
  reason: string;
  /** The ways on from a refusal; they stand where the answer would. */
  ways?: ReactNode;
  /** Absent where the same would be refused again. */
  onRetry?: (() => void) | undefined;
  onDiscard: () => void;
}) {
  return (
    <li
      data-screen-only=""
      className={
        ways
          ? 'flex flex-col gap-3 rounded-card border border-amber/50 bg-surface p-4 text-sm'
          : 'flex flex-wrap items-center justify-end gap-x-3 gap-y-2 text-caption'
      }
    >
      <p className={classNames('flex items-start gap-2', ways ? 'text-text' : 'text-red')}>
        <CircleAlert aria-hidden="true" className={classNames('mt-0.5 size-4 shrink-0', ways ? 'text-amber' : '')} />
        <span>Not sent. {reason}</span>
      </p>
      <span className="flex flex-wrap gap-2">
        {ways}
        {onRetry ? (
          <Button variant={ways ? 'ghost' : 'outline'} size="sm" onClick={onRetry}>
            Retry
          </Button>
        ) : null}
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
