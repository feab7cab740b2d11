import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataSourceView, PickView } from '#contract/content/read-answer.ts';
import { useReader } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { PickPanel } from './pick-panel.ts';
import { pickText } from './pick-text.ts';
import { SharePick } from './share-pick.tsx';

type Props = {
  pick: PickView;
  dataSource: DataSourceView | undefined;
  id: string;
  open: ReadonlySet<PickPanel>;
  onToggle: (panel: PickPanel) => void;
};

export function PickActions({ pick, dataSource, id, open, onToggle }: Props) {
  const reader = useReader();
  return (
    <div
      data-screen-only=""
      className="flex flex-wrap items-center gap-2 px-3.5 py-2.5 @max-md:*:grow @max-md:[&_button]:grow"
    >
      {pick.proof ? (
        <PanelButton isOpen={open.has('numbers')} controls={`${id}-numbers`} onClick={() => onToggle('numbers')}>
          {open.has('numbers') ? 'Hide the numbers' : 'Show the numbers'}
        </PanelButton>
      ) : null}
      {pick.sources.length > 0 ? (
        <PanelButton isOpen={open.has('sources')} controls={`${id}-sources`} onClick={() => onToggle('sources')}>
          Sources ({pick.sources.length})
        </PanelButton>
      ) : null}
      <span className="ml-auto flex gap-2 @max-md:ml-0">
        <SharePick pick={pick} dataSource={dataSource} />
        <CopyButton text={() => pickText(pick, dataSource, reader)} name={pick.pick} className="px-2.5 text-muted" />
      </span>
    </div>
  );
}

function PanelButton(props: { isOpen: boolean; controls: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-expanded={props.isOpen}
      aria-controls={props.isOpen ? props.controls : undefined}
      onClick={props.onClick}
      className="px-2 text-muted @md:px-2.5"
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames('size-3.5 transition-transform', props.isOpen && 'rotate-90')}
      />
      {props.children}
    </Button>
  );
}
