import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SnippetList } from './snippet-list.tsx';

type Props = { secret: string; name: string; onClose: () => void };

/** The only time that the key is to be seen. */
export function MadeKey({ secret, name, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Your key: ${name}`}
      description="Copy it now: it is shown this once. Whoever has it asks in your name."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-edge/50 px-3 py-2.5">
          <code className="min-w-0 break-all text-sm">{secret}</code>
          <CopyButton name="the key" text={() => secret} data-autofocus />
        </div>
        <SnippetList secret={secret} />
      </div>
    </Dialog>
  );
}
