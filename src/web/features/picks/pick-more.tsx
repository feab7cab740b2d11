import type { DataSourceView, PickView } from '#contract/content/read-answer.ts';
import { useReader } from '../../lib/reader.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PickDeepDive } from './pick-deep-dive.tsx';
import { pickText } from './pick-text.ts';
import { type CitedParagraphs, Paragraphs } from './pick-words.tsx';
import { SharePick } from './share-pick.tsx';

type Props = { pick: PickView; dataSource: DataSourceView | undefined; id: string } & Omit<CitedParagraphs, 'sources'>;

/** What a card does not say at first: the rest of the reasoning, and what can be done with the pick. */
export function PickMore({ pick, dataSource, id, paragraphs, onCite }: Props) {
  const reader = useReader();
  const { sources, deepDive } = pick;
  return (
    <div className="divide-y divide-line border-line border-t">
      {paragraphs.length > 0 ? (
        <div className="px-4 py-3.5 sm:px-5">
          <Paragraphs paragraphs={paragraphs} sources={sources} onCite={onCite} />
        </div>
      ) : null}
      {deepDive ? <PickDeepDive deepDive={deepDive} sources={sources} id={`${id}-deep`} onCite={onCite} /> : null}
      <div data-screen-only="" className="flex flex-wrap gap-2 px-3.5 py-2.5">
        <SharePick pick={pick} dataSource={dataSource} />
        <CopyButton text={() => pickText(pick, dataSource, reader)} name={pick.pick} className="px-2.5 text-muted" />
      </div>
    </div>
  );
}
