import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

type Props = {
  /** The card's name; null: nothing is asked. */
  name: string | null;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

export function RemoveCardDialog({ name, isBusy, onCancel, onConfirm }: Props) {
  return (
    <Dialog
      open={name !== null}
      onClose={onCancel}
      title={`Delete ${name}?`}
      description="It is removed at the payment provider. To pay with it again you enter it anew."
      footer={
        <>
          <Button variant="outline" onClick={onCancel} data-autofocus="">
            Cancel
          </Button>
          <Button variant="destructive" disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'Deleting...' : 'Delete Card'}
          </Button>
        </>
      }
    />
  );
}
