import { useState } from 'react';
import { EXCLUSION_WORDS, TIME_OUTS } from '#contract/play-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { useExclude } from './use-exclude.ts';

/** A break that ends by itself. */
export function TimeOut() {
  const [duration, setDuration] = useState<(typeof TIME_OUTS)[number]>('24h');
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const pausing = useExclude({ onBegun: close });
  const words = EXCLUSION_WORDS[duration];
  return (
    <Panel title="Time-Out" lead="A break. Analyses, purchases and mails stop, and it ends by itself.">
      <Select
        label="How long"
        value={duration}
        onChange={({ target }) => setDuration(TIME_OUTS.find((option) => option === target.value) ?? '24h')}
      >
        {TIME_OUTS.map((option) => (
          <option key={option} value={option}>
            {EXCLUSION_WORDS[option]}
          </option>
        ))}
      </Select>
      <Button variant="outline" className="mt-auto self-start" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Take a Time-Out
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={`Take a time-out of ${words}?`}
        description={`For ${words} you can ask for no analyses and buy nothing. It cannot be shortened. Your tokens and your chats stay.`}
        footer={
          <>
            <Button variant="outline" onClick={close}>
              Cancel
            </Button>
            <Button disabled={pausing.isPending} onClick={() => pausing.mutate({ kind: 'time_out', duration })}>
              {pausing.isPending ? 'Starting...' : `Start ${words}`}
            </Button>
          </>
        }
      />
    </Panel>
  );
}
