import { type ReactNode, useState } from 'react';
import { EXCLUSION_WORDS, type SELF_EXCLUSIONS } from '#contract/play-limits.ts';
import { Button } from '../../ui/button.tsx';
import { CHECKBOX } from '../../ui/checkbox-looks.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useExclude } from './use-exclude.ts';

type Props = { duration: (typeof SELF_EXCLUSIONS)[number]; help: ReactNode; onClose: () => void };

/** First what it means, then the last word: only who has said that it cannot be undone goes on. */
export function SelfExclusionDialog({ duration, help, onClose }: Props) {
  const [isLastStep, setLastStep] = useState(false);
  return isLastStep ? (
    <LastStep duration={duration} onBack={() => setLastStep(false)} onClose={onClose} />
  ) : (
    <Dialog
      open
      onClose={onClose}
      title={`Exclude yourself for ${EXCLUSION_WORDS[duration]}?`}
      description="Step 1 of 2: what it means."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" onClick={() => setLastStep(true)}>
            Continue
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-2 pl-5 text-sm">
        <li>Analyses, purchases and mails stop at once. A subscription is canceled.</li>
        <li>It cannot be undone or shortened, by you or by us.</li>
        <li>It holds even if the account is deleted: a new account with your address is excluded too.</li>
        <li>You can still sign in to see your chats, your ledger and your payments.</li>
      </ul>
      <p className="rounded-control border border-line bg-raised px-4 py-3 text-sm">
        Talking helps, free and confidential: {help}
      </p>
    </Dialog>
  );
}

function LastStep({
  duration,
  onBack,
  onClose,
}: {
  duration: Props['duration'];
  onBack: () => void;
  onClose: () => void;
}) {
  const [isSure, setSure] = useState(false);
  const excluding = useExclude({ onBegun: onClose });
  const words = EXCLUSION_WORDS[duration];
  return (
    <Dialog
      open
      onClose={onClose}
      title="This cannot be undone"
      description={`Step 2 of 2: after this you are excluded for ${words}.`}
      footer={
        <>
          <Button variant="outline" onClick={onBack}>
            Back
          </Button>
          <Button
            variant="destructive"
            disabled={!isSure || excluding.isPending}
            onClick={() => excluding.mutate({ kind: 'self_exclusion', duration })}
          >
            {excluding.isPending ? 'Excluding...' : `Exclude Me for ${words}`}
          </Button>
        </>
      }
    >
      <label className="flex min-h-touch cursor-pointer items-center gap-3 text-sm">
        <input
          type="checkbox"
          className={CHECKBOX}
          checked={isSure}
          onChange={({ target }) => setSure(target.checked)}
        />
        I understand that this cannot be undone.
      </label>
    </Dialog>
  );
}
