import { BookmarkPlus, Check } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Trackable } from './trackable.ts';
import { useIsTracked } from './tracked.ts';

const TrackDialog = lazy(async () => ({ default: (await import('./track-dialog.tsx')).TrackDialog }));

/**
 * Puts a bet among one's own. What it asks for comes when it is pressed; also once more, as the bet may have been taken out of them
 * meanwhile.
 */
export function TrackButton({ of }: { of: Trackable }) {
  const [isOpen, setOpen] = useState(false);
  const isTracked = useIsTracked(of);
  const Icon = isTracked ? Check : BookmarkPlus;
  const word = isTracked ? 'Tracked' : 'Track';
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${word} ${of.bet}`}
        className={classNames('px-2.5', isTracked ? 'text-text' : 'text-muted')}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        {word}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TrackDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
