import { type ReactNode, useId } from 'react';
import type { SourceView } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { CitedText } from '../cited-text.tsx';
import { BlockSources, type Cited } from './block-sources.tsx';

type Props = {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
  /** Said of the card, below it. */
  note?: string | undefined;
  sources: readonly SourceView[];
  cited: Cited;
};

/** A block with a frame and a name, its sources at its foot. */
export function BlockCard({ title, aside, children, note, sources, cited }: Props) {
  const id = useId();
  return (
    <div className="min-w-0">
      <section
        aria-labelledby={id}
        data-block=""
        className="@container min-w-0 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 px-4 py-3 sm:px-5">
          <h3 id={id} className="wrap-anywhere min-w-0 font-semibold text-caption">
            {withMinusSigns(title)}
          </h3>
          {aside}
        </header>
        {children}
        <BlockSources sources={sources} cited={cited} of={title} />
      </section>
      {note ? (
        <p className="mt-2 whitespace-pre-line break-words text-muted">
          <CitedText text={note} sources={sources} onCite={cited.show} />
        </p>
      ) : null}
    </div>
  );
}
