import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { DeepDive } from '#contract/analysis.ts';
import type { SourceView } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { classNames } from '../../ui/class-names.ts';
import { IntoView } from '../../ui/into-view.tsx';
import { boardInWords } from './board-in-words.ts';
import { CitedText } from './cited-text.tsx';
import { DEEP_TOPICS } from './deep-topics.ts';

type Props = {
  deepDive: DeepDive;
  sources: readonly SourceView[];
  /** Starts the ids of the sections. */
  id: string;
  onCite: (position: number) => void;
};

/** A Pro answer's closer look: a section a topic, each of which opens on its own. */
export function PickDeepDive({ deepDive, sources, id, onCite }: Props) {
  const sections = DEEP_TOPICS.flatMap(({ topic, title }) => {
    const text = deepDive[topic];
    return text ? [{ topic, title, text }] : [];
  });
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="px-4 py-3 sm:px-5">
      <h4 id={`${id}-title`} className="font-semibold text-caption">
        Deep dive
      </h4>
      <div className="mt-1 divide-y divide-line/60">
        {sections.map(({ topic, title, text }) => (
          <Section key={topic} title={title} id={`${id}-${topic}`}>
            <TopicWords text={text} sources={sources} onCite={onCite} />
          </Section>
        ))}
      </div>
    </section>
  );
}

type WordsProps = Pick<Props, 'sources' | 'onCite'> & { text: string };

/** Prices that are listed in a sentence stand in rows, the best first as they are told. */
function TopicWords({ text, ...cited }: WordsProps) {
  const board = boardInWords(text);
  if (!board)
    return (
      <p>
        <CitedText text={text} {...cited} />
      </p>
    );
  return (
    <>
      <ul className="mb-2.5 grid gap-x-8 text-caption sm:grid-cols-2">
        {board.prices.map(({ odds, book }, at) => (
          <li key={book} className="flex items-baseline justify-between gap-4 border-line/60 border-b py-1.5">
            <span className="min-w-0 break-words text-muted">{book}</span>
            <span className={classNames('numeral', at === 0 && 'font-semibold text-text')}>{withMinusSigns(odds)}</span>
          </li>
        ))}
      </ul>
      <p>
        <CitedText
          text={board.rest.includes(board.mark) ? board.rest : `${board.rest} ${board.mark}`.trim()}
          {...cited}
        />
      </p>
    </>
  );
}

function Section({ title, id, children }: { title: string; id: string; children: React.ReactNode }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = usePrinting() || isUnfolded;
  return (
    <div>
      <h5>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setUnfolded(!isUnfolded)}
          className="flex min-h-11 w-full items-center gap-2 py-2 text-left font-medium text-muted hover:text-text"
        >
          <ChevronRight
            aria-hidden="true"
            className={classNames('size-3.5 shrink-0 transition-transform', isOpen && 'rotate-90')}
          />
          {title}
        </button>
      </h5>
      {isOpen ? (
        <IntoView isPressed={isUnfolded}>
          <div id={id} className="whitespace-pre-line break-words pb-3 pl-5.5 text-body text-text/90">
            {children}
          </div>
        </IntoView>
      ) : null}
    </div>
  );
}
