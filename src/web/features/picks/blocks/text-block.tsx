import type { ShownBlockOf } from '#contract/content/read-answer.ts';
import { CitedText } from '../cited-text.tsx';
import { BlockSources, useSources } from './block-sources.tsx';

/** Words between the other blocks, as they stand in a letter. */
export function TextBlock({ block: { text, sources } }: { block: ShownBlockOf<'text'> }) {
  const cited = useSources();
  if (text === '') return null;
  return (
    <div className="min-w-0">
      <p className="whitespace-pre-line break-words leading-relaxed sm:text-base">
        <CitedText text={text} sources={sources} onCite={cited.show} />
      </p>
      <BlockSources sources={sources} cited={cited} of="this paragraph" isBare />
    </div>
  );
}
