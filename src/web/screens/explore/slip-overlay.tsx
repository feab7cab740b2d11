import { samplesNote } from '../../content/explore-page.ts';
import type { SampleSlip } from '../../content/sample-slips.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SlipPicture } from './slip-picture.tsx';

/** One slip over the whole page. The dialog traps the focus and closes on Escape and on a click beside it. */
export function SlipOverlay({ slip, onClose }: { slip: SampleSlip | null; onClose: () => void }) {
  if (slip === null) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${slip.title} (sample)`}
      description={samplesNote.slips}
      className="max-h-[calc(100dvh-1rem)]! w-[min(36rem,calc(100vw-1rem))]!"
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="-mx-5">
        <SlipPicture slip={slip} className="border-y" />
      </div>
    </Dialog>
  );
}
