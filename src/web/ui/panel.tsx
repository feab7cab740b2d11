import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
  /** `rows`: the content is lines that a hairline parts. */
  layout?: 'stack' | 'rows';
};

const layouts = {
  stack: 'gap-4 p-4.5 sm:px-6 sm:pb-6',
  rows: 'divide-y divide-line px-4.5 pt-1 pb-2 sm:px-6',
};

/** A card with a heading, and a landmark by its name. */
export function Panel({ title, lead, action, children, layout = 'stack' }: Props) {
  const id = useId();
  return (
    <Card className="min-w-0">
      <section aria-labelledby={id} className="flex h-full flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4.5 pt-4.5 sm:px-6 sm:pt-5">
          <div className={classNames('min-w-0 flex-1', lead ? 'basis-56' : 'basis-40')}>
            <h2 id={id} className="text-lead">
              {title}
            </h2>
            {lead ? <p className="mt-0.5 text-muted text-sm">{lead}</p> : null}
          </div>
          {action}
        </div>
        <div className={classNames('flex flex-1 flex-col', layouts[layout])}>{children}</div>
      </section>
    </Card>
  );
}
