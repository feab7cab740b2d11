import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { CitedText } from '../cited-text.tsx';
import { MoveChart } from '../price-moves.tsx';
import { BlockCard } from './block-card.tsx';
import { useSources } from './block-sources.tsx';

/** How one price moved: in words, drawn, and as a table for those who do not see it. */
export function SeriesBlock({ block }: { block: ShownBlockOf<'series'> }) {
  const { title, text, points, sources } = block;
  const cited = useSources();
  return (
    <BlockCard title={title} sources={sources} cited={cited}>
      <div className="px-4 py-3.5 sm:px-5">
        {text ? (
          <p className="whitespace-pre-line break-words">
            <CitedText text={text} sources={sources} onCite={cited.show} />
          </p>
        ) : null}
        <MoveChart moves={points} caption={`Every recorded price of ${title}`} />
      </div>
    </BlockCard>
  );
}
