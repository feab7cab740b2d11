import { Spinner } from './spinner.tsx';

/** For the authentication check only; inside a page a skeleton stands where content will come. */
export function FullScreenSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <Spinner className="size-8" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
