import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../../lib/format-odds.ts';
import { SourceName } from '../pick-sources.tsx';
import { SeenAt } from '../price-age.tsx';
import { BlockCard } from './block-card.tsx';
import { useSources } from './block-sources.tsx';

/** What is known beside the prices: each with where it is from, how old it is, and what it does to a price here. */
export function FactsBlock({ block }: { block: ShownBlockOf<'facts'> }) {
  const { title, facts, note } = block;
  return (
    <BlockCard title={title} note={note} sources={[]} cited={useSources()}>
      <ul className="divide-y divide-line">
        {facts.map(({ text, sourceName, sourceUrl, observedAt, effect }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are told apart by their place alone.
          <li key={at} className="px-4 py-3 sm:px-5">
            <p className="whitespace-pre-line break-words">{withMinusSigns(text)}</p>
            {effect ? <p className="mt-0.5 break-words text-caption text-muted">{withMinusSigns(effect)}</p> : null}
            <div className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-caption">
              <SourceName source={{ name: sourceName, url: sourceUrl }} />
              <SeenAt at={observedAt} />
            </div>
          </li>
        ))}
      </ul>
    </BlockCard>
  );
}
