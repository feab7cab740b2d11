import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/use-online.ts';

/** Stands where it moves nothing that is read, and is read out when it comes. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status" className="shrink-0">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-surface px-3.5 py-2 text-amber text-caption">
          <WifiOff aria-hidden="true" className="size-3.5 shrink-0" />
          You are offline. What you ask is kept, and sent when you are back.
        </p>
      )}
    </div>
  );
}
