import { BookmarkPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Trackable } from './trackable.ts';

const TrackDialog = lazy(async () => ({ default: (await import('./track-dialog.tsx')).TrackDialog }));

/** Puts a bet among one's own. What it asks for comes when it is pressed. */
export function TrackButton({ of }: { of: Trackable }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Track ${of.bet}`}
        className="px-2.5 text-muted"
        onClick={() => setOpen(true)}
      >
        <BookmarkPlus aria-hidden="true" className="size-3.5" />
        Track
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TrackDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
