import { ApiError, serverMessage } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The server's reason, such as a time-out, is worth more than that something failed. Who is excluded stays so, however often it is tried. */
export function BoardProblem({
  error,
  what = 'The odds',
  onRetry,
}: {
  error: Error;
  what?: string;
  onRetry: () => void;
}) {
  const words = serverMessage(error);
  if (words === undefined)
    return (
      <div className="p-4.5 sm:p-6">
        <LoadFailed what={what} onRetry={onRetry} />
      </div>
    );
  const isFinal = error instanceof ApiError && (error.status === 403 || error.status === 404);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 p-4.5 text-muted text-sm sm:p-6">
      <p role="alert" className="min-w-0 flex-1 basis-48">
        {words}
      </p>
      {isFinal ? null : (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      )}
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
