import { useId, useState } from 'react';
import type { SourceView } from '#contract/content/read-answer.ts';
import { usePrinting } from '../../../lib/use-printing.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IntoView } from '../../../ui/into-view.tsx';
import { PickSources } from '../pick-sources.tsx';

export type Cited = {
  id: string;
  isOpen: boolean;
  /** By its button; a mark brings its own entry into view. */
  isPressed: boolean;
  toggle: () => void;
  show: (position: number) => void;
};

/** Sources that open on a press of their button or of a mark that names one. */
export function useSources(): Cited {
  const id = useId();
  const [opened, setOpened] = useState<'pressed' | 'cited' | null>(null);
  const show = (position: number) => {
    setOpened((before) => before ?? 'cited');
    // The list is drawn with this change; its entry takes the focus afterwards.
    requestAnimationFrame(() => document.getElementById(`${id}-source-${position}`)?.focus());
  };
  const toggle = () => setOpened(opened ? null : 'pressed');
  return { id, isOpen: opened !== null, isPressed: opened === 'pressed', toggle, show };
}

type Props = {
  sources: readonly SourceView[];
  cited: Cited;
  /** What rests on them. */
  of: string;
  /** Outside a card. */
  isBare?: boolean;
};

/** The last part of a block: what its marks lead to. */
export function BlockSources({ sources, cited, of, isBare = false }: Props) {
  const isPrinting = usePrinting();
  if (sources.length === 0) return null;
  return (
    <div className={classNames(isBare && '-mx-3.5 sm:-mx-5')}>
      <div data-screen-only="" className={classNames('px-3.5 py-2.5', isBare && 'pb-0 sm:px-5')}>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Sources of ${of} (${sources.length})`}
          aria-expanded={cited.isOpen}
          className="text-muted"
          onClick={cited.toggle}
        >
          Sources ({sources.length})
        </Button>
      </div>
      {cited.isOpen || isPrinting ? (
        <IntoView isPressed={cited.isPressed}>
          <PickSources sources={sources} id={cited.id} of={of} />
        </IntoView>
      ) : null}
    </div>
  );
}
