import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = { tone: 'amber' | 'red' | 'steel'; title: string; children?: ReactNode; action?: ReactNode };

const tones = {
  amber: { box: 'border-amber/50', mark: 'text-amber' },
  red: { box: 'border-red/50', mark: 'text-red' },
  steel: { box: 'border-line-strong', mark: 'text-steel' },
};

/** Something that holds for as long as it is shown; what happened once is told by a toast. */
export function Notice({ tone, title, children, action }: Props) {
  const Icon = tone === 'steel' ? Info : TriangleAlert;
  return (
    <div
      className={classNames(
        'flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border bg-surface p-4',
        tones[tone].box,
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', tones[tone].mark)} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{title}</p>
        {children ? <div className="mt-0.5 text-muted text-sm">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
