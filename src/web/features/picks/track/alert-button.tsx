import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { PickView } from '#contract/content/read-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { alertablePick } from './alertable.ts';

const AlertDialog = lazy(async () => ({ default: (await import('./alert-dialog.tsx')).AlertDialog }));

/** Asks to be told of a pick by mail. Nothing stands here for a game that has begun, or a pick that is too old to be known. */
export function AlertButton({ pick }: { pick: PickView }) {
  const [isOpen, setOpen] = useState(false);
  const of = alertablePick(pick, Date.now());
  if (!of) return null;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Alert me about ${of.bet}`}
        className="px-2.5 text-muted"
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" className="size-3.5" />
        Alert me
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <AlertDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
