import { type ReactNode, useState } from 'react';
import { EXCLUSION_WORDS, SELF_EXCLUSIONS } from '#contract/play-limits.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { SelfExclusionDialog } from './self-exclusion-dialog.tsx';

/** Two steps lead into it, and none out. */
export function SelfExclusion({ help }: { help: ReactNode }) {
  const [duration, setDuration] = useState<(typeof SELF_EXCLUSIONS)[number]>('6m');
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel title="Self-Exclusion" lead="A long stop that nobody can undo, us included.">
      <Select
        label="How long"
        value={duration}
        onChange={({ target }) => setDuration(SELF_EXCLUSIONS.find((option) => option === target.value) ?? '6m')}
      >
        {SELF_EXCLUSIONS.map((option) => (
          <option key={option} value={option}>
            {EXCLUSION_WORDS[option]}
          </option>
        ))}
      </Select>
      <Button
        variant="destructive"
        className="mt-auto self-start"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Exclude Myself
      </Button>
      {isAsking ? <SelfExclusionDialog duration={duration} help={help} onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}
