import { useState } from 'react';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnswerView } from './answer-view.ts';
import { DataSourceLine } from './data-source-line.tsx';
import { LooseWordsCard } from './loose-words-card.tsx';
import { ParlayCard } from './parlay-card.tsx';
import { PickCard } from './pick-card.tsx';
import type { Content } from './read-content.ts';

/** What is shown in full; further picks are folded, so that ten of them can be looked over. */
const OPEN_PICKS = 3;

/** One answer of the analyst: plain text as it is, or its summary, picks, parlay and what they rest on. */
export function Answer({ content, isWriting = false }: { content: Content; isWriting?: boolean }) {
  if (content.kind === 'text') {
    return content.text === '' ? null : (
      <p className="whitespace-pre-wrap break-words leading-relaxed sm:text-base">{content.text}</p>
    );
  }
  return <Analysis analysis={content.analysis} isWriting={isWriting} />;
}

function Analysis({ analysis, isWriting }: { analysis: AnswerView; isWriting: boolean }) {
  const { summary, picks, looseWords, parlay, bestValue, bankrollRecommendation, dataSource } = analysis;
  // What was seen to be written stays as it came: its words on their lines, its summary as high as its skeleton was.
  const [wasWriting] = useState(isWriting);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-4', wasWriting && 'text-wrap')}>
      {summary ? (
        <p
          className={classNames(
            'whitespace-pre-line break-words leading-relaxed sm:text-base',
            wasWriting && 'min-h-20 sm:min-h-13',
          )}
        >
          {withMinusSigns(summary)}
        </p>
      ) : null}
      {!summary && isWriting ? <SummarySkeleton /> : null}
      {looseWords ? <LooseWordsCard words={looseWords} /> : null}
      {picks.slice(0, OPEN_PICKS).map((pick, position) => (
        <PickCard key={pick.id ?? position} pick={pick} dataSource={dataSource} isWriting={isWriting} />
      ))}
      {picks.length > OPEN_PICKS ? (
        <div className="flex flex-col gap-2">
          {picks.slice(OPEN_PICKS).map((pick, position) => (
            <PickCard key={pick.id ?? position} pick={pick} dataSource={dataSource} isWriting={isWriting} isFoldable />
          ))}
        </div>
      ) : null}
      {parlay ? <ParlayCard parlay={parlay} /> : null}
      {bestValue ? (
        <p className="text-caption text-muted">
          <strong className="mr-1.5 font-semibold text-text">Best value</strong>
          {withMinusSigns(bestValue)}
        </p>
      ) : null}
      {bankrollRecommendation ? (
        <p className="text-caption text-muted">
          <strong className="mr-1.5 font-semibold text-text">Bankroll</strong>
          {withMinusSigns(bankrollRecommendation)}
        </p>
      ) : null}
      {isWriting ? null : <DataSourceLine analysis={analysis} />}
    </div>
  );
}

/** As long as a summary is on most screens, so that its words push nothing down. */
function SummarySkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2 py-0.5">
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-11/12 sm:w-2/5" />
      <Skeleton className="h-5 w-2/3 sm:hidden" />
    </div>
  );
}
