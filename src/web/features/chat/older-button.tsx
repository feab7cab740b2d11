import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/problem.tsx';
import type { Older } from './use-older.ts';

/** At the end of what was read of a list. It keeps its place, and the focus, while it loads. */
export function OlderButton({ older, label }: { older: Older; label: string }) {
  if (!older.hasMore) return null;
  return (
    <div data-screen-only="" className="flex flex-col items-center gap-1.5 py-2">
      <Button variant="outline" size="sm" aria-disabled={older.isLoading} onClick={older.load}>
        {older.isLoading ? 'Loading...' : label}
      </Button>
      <Problem>{older.hasFailed && !older.isLoading ? 'They could not be loaded. Please try again.' : null}</Problem>
    </div>
  );
}
