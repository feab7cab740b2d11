import { formatDate } from '../../lib/format-date.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = { open: boolean; endsOn: string; isBusy: boolean; onKeep: () => void; onConfirm: () => void };

export function CancelSubscriptionDialog({ open, endsOn, isBusy, onKeep, onConfirm }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title="Cancel the subscription?"
      description={`It stays active until ${formatDate(endsOn)} and is not charged again. Until then you can resume it. Bought tokens stay yours.`}
      footer={
        <>
          <Button variant="outline" onClick={onKeep}>
            Keep Subscription
          </Button>
          <Button variant="destructive" disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'Canceling...' : 'Cancel Subscription'}
          </Button>
        </>
      }
    />
  );
}
