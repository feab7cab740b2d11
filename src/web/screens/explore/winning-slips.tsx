import { useState } from 'react';
import { samplesNote } from '../../content/explore-page.ts';
import { type SampleSlip, sampleSlips } from '../../content/sample-slips.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Section } from './section.tsx';
import { SlipPicture } from './slip-picture.tsx';

const MOST_LEGS = Math.max(...sampleSlips.map(({ legs }) => legs.length));

/** Three pictures; each opens in full size. */
export function WinningSlips() {
  const [open, setOpen] = useState<SampleSlip | null>(null);
  return (
    <Section title="Winning slips" note={samplesNote.slips}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:max-lg:*:nth-2:row-span-2 lg:grid-cols-3">
        {sampleSlips.map((slip) => (
          <li key={slip.key}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(slip)}
              className="group flex w-full flex-col gap-3 rounded-card text-left"
            >
              <SlipPicture
                slip={slip}
                legs={MOST_LEGS}
                className="rounded-card border transition-colors group-hover:border-line-strong"
              />
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 px-1 pb-1 text-sm">
                {slip.title} <Tag tone="amber">Sample</Tag>
                <span className="ml-auto text-caption text-muted group-hover:text-text">View full size</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <SlipOverlay slip={open} onClose={() => setOpen(null)} />
    </Section>
  );
}

/** One slip over the whole page. The dialog traps the focus and closes on Escape and on a click beside it. */
function SlipOverlay({ slip, onClose }: { slip: SampleSlip | null; onClose: () => void }) {
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
