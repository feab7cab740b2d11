import type { ReactNode } from 'react';
import type { PickView } from '#contract/content/read-answer.ts';
import { safeLink } from '../../lib/safe-link.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { PickPanel } from './pick-panel.ts';
import { AlertButton } from './track/alert-button.tsx';
import { alertablePick } from './track/alertable.ts';
import { TrackButton } from './track/track-button.tsx';
import { trackablePick } from './track/trackable.ts';

type Props = { pick: PickView; id: string; open: ReadonlySet<PickPanel>; onToggle: (panel: PickPanel) => void };

/** What can be done at once, and what can be opened. */
export function PickActions({ pick, id, open, onToggle }: Props) {
  const panel = (name: PickPanel) => ({
    isOpen: open.has(name),
    controls: `${id}-${name}`,
    onClick: () => onToggle(name),
  });
  const alertable = alertablePick(pick, Date.now());
  return (
    <div data-screen-only="" className="flex flex-wrap items-center gap-2 px-3.5 py-2.5">
      <OpenAt pick={pick} />
      {pick.proof ? (
        <PanelButton {...panel('numbers')}>{open.has('numbers') ? 'Hide the numbers' : 'Show the numbers'}</PanelButton>
      ) : null}
      {pick.sources.length > 0 ? (
        <PanelButton {...panel('sources')}>Sources ({pick.sources.length})</PanelButton>
      ) : null}
      {/* Where they do not fit beside those, they stand below them together. */}
      <div className="flex grow items-center gap-2">
        <TrackButton of={trackablePick(pick)} />
        <AlertButton bets={alertable ? [alertable] : []} className="px-2.5 text-muted" />
        <PanelButton {...panel('more')} name={`${open.has('more') ? 'Less' : 'More'} of ${pick.pick}`} isLast>
          {open.has('more') ? 'Less' : 'More'}
        </PanelButton>
      </div>
    </div>
  );
}

/** The way to the bet at its book. The book learns nothing of where its visitor came from. */
function OpenAt({ pick: { link, book, verdict } }: { pick: PickView }) {
  const href = safeLink(link);
  if (!href || !book || verdict === 'pass') return null;
  return (
    <ButtonLink size="sm" href={href} target="_blank" rel="noopener nofollow noreferrer">
      Open at {book}
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonLink>
  );
}

type PanelButtonProps = {
  isOpen: boolean;
  /** Always in the page where it is found by the browser's search; else while it is open. */
  controls: string;
  onClick: () => void;
  /** For those who do not see where it stands. */
  name?: string;
  isLast?: boolean;
  children: ReactNode;
};

function PanelButton({ isOpen, controls, onClick, name, isLast = false, children }: PanelButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onClick}
      className={classNames('px-2.5', isOpen ? 'bg-raised text-text' : 'text-muted', isLast && 'ml-auto')}
    >
      {children}
    </Button>
  );
}
