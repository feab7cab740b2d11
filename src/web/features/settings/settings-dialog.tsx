import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { settingsQuery } from './settings-queries.ts';

const SettingsForm = lazy(async () => ({ default: (await import('./settings-form.tsx')).SettingsForm }));

/** The settings at hand: a button, and the form over what is being read. */
export function SettingsDialog() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Settings"
        title="Settings"
        aria-haspopup="dialog"
        className="-mx-1 shrink-0 xs:mx-0"
        onClick={() => setOpen(true)}
      >
        <Settings aria-hidden="true" className="size-5" />
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Settings"
        description="Set once: picks, stakes, prices and times follow."
      >
        <SettingsPanel onDone={close} />
      </Dialog>
    </>
  );
}

/** The way out stays in reach while the fields scroll. */
const PINNED = 'sticky bottom-0 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-3';

function SettingsPanel({ onDone }: { onDone: () => void }) {
  const { data, isPending, refetch } = useQuery(settingsQuery);
  const waiting = <Skeleton className="h-210 w-full sm:h-196" />;
  if (isPending) return waiting;
  if (data) {
    return (
      <Suspense fallback={waiting}>
        <SettingsForm settings={data} onSaved={onDone} onCancel={onDone} actionsClassName={PINNED} />
      </Suspense>
    );
  }
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-caption text-red">
      The settings could not be loaded.
      <Button variant="outline" size="sm" onClick={() => void refetch()}>
        Retry
      </Button>
    </div>
  );
}
