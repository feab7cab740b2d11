import { ApiError, serverMessage } from '../lib/api-error.ts';
import { Button } from './button.tsx';
import { LoadFailed } from './load-failed.tsx';

type Props = {
  error: Error;
  /** What could not be read, as a sentence begins with it. */
  what: string;
  onRetry: () => void;
};

/**
 * The server's reason, such as a time-out, is worth more than that something failed. Who is excluded stays so, and what is
 * not there stays away, however often it is tried.
 */
export function ReadProblem({ error, what, onRetry }: Props) {
  const words = serverMessage(error);
  if (words === undefined) return <LoadFailed what={what} onRetry={onRetry} />;
  const isFinal = error instanceof ApiError && (error.status === 403 || error.status === 404);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-muted text-sm">
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
