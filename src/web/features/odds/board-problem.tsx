import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ReadProblem } from '../../ui/read-problem.tsx';

type Props = { error: Error; what?: string; onRetry: () => void };

export function BoardProblem({ error, what = 'The odds', onRetry }: Props) {
  return (
    <div className="p-4.5 sm:p-6">
      <ReadProblem error={error} what={what} onRetry={onRetry} />
    </div>
  );
}

/** What is shown is of a while ago, and says so by its ages. */
export function RenewalFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="amber"
      title="These prices could not be renewed."
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      They are as old as the board says, and may have moved since.
    </Notice>
  );
}
