import { Check, ChevronRight, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useReader } from '../../lib/reader.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toast.ts';
import type { DataSourceView, PickView } from './answer-view.ts';
import type { PickPanel } from './pick-panel.ts';
import { pickText } from './pick-text.ts';

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
    <div className="flex flex-wrap items-center gap-2 px-3.5 py-2.5">
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
      <CopyButton text={() => pickText(pick, dataSource, reader)} name={pick.pick} />
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
      className="px-2.5 text-muted"
    >
      <ChevronRight
        aria-hidden="true"
        className={classNames('size-3.5 transition-transform', props.isOpen && 'rotate-90')}
      />
      {props.children}
    </Button>
  );
}

const COPIED_FOR_MS = 2_000;

function CopyButton({ text, name }: { text: () => string; name: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      toast({ title: 'Error', description: 'This browser did not allow copying.', variant: 'destructive' });
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`${isCopied ? 'Copied' : 'Copy'} ${name}`}
      className="ml-auto px-2.5 text-muted"
      onClick={() => void copy()}
    >
      <Icon aria-hidden="true" className={classNames('size-3.5', isCopied && 'text-edge')} />
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
