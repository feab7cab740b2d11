import { NeedsScript } from './needs-script.tsx';
import { Spinner } from './spinner.tsx';

/** For the authentication check only; inside a page a skeleton stands where content will come. */
export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="flex flex-col items-center gap-4">
        <Spinner className="size-8" />
        <span className="sr-only">{label}</span>
        <NeedsScript>This page needs JavaScript.</NeedsScript>
      </div>
    </div>
  );
}
