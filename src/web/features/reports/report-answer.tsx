import { Check, Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Under each saved answer: what is wrong with it goes to the operator, with the answer and its evidence. */
export function ReportAnswer({ messageId }: { messageId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isReported, setReported] = useState(false);
  const close = () => setOpen(false);
  const Icon = isReported ? Check : Flag;
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={isReported ? 'Reported, thank you' : 'Report this answer'}
        className="text-faint"
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        <span>
          {isReported ? 'Reported' : 'Report'}
          <span className="max-sm:hidden">{isReported ? ', thank you' : ' this answer'}</span>
        </span>
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog
            messageId={messageId}
            onClose={close}
            onReported={() => {
              setReported(true);
              close();
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
