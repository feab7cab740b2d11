import { Fragment, useState } from 'react';
import type { PickView, ReadAnswer, ShownBlock } from '#contract/content/read-answer.ts';
import { withMinusSigns } from '../../lib/format-odds.ts';
import { ReaderContext, readerOf, useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BlockView } from './blocks/block-view.tsx';
import { DataSourceLine } from './data-source-line.tsx';
import { legsOf } from './legs-of.ts';
import { LooseWordsCard } from './loose-words-card.tsx';
import { openingWords, summaryWords } from './opening-words.ts';
import { ParlayCard } from './parlay-card.tsx';
import { PickCard } from './pick-card.tsx';
import { PlainWords } from './plain-words.tsx';

/** So many bets are shown in full; what follows is folded, so that ten can be looked over. */
const OPEN_PICKS = 3;

/** One answer of the analyst: plain text as it is, or its words, blocks and what they rest on. */
export function Answer({ answer, isWriting = false }: { answer: ReadAnswer; isWriting?: boolean }) {
  const { plain } = answer;
  const reader = useReader();
  if (plain === undefined)
    return (
      <ReaderContext value={readerOf(answer, reader)}>
        <Analysis analysis={answer} isWriting={isWriting} />
      </ReaderContext>
    );
  return plain === '' ? null : (
    <p className="whitespace-pre-wrap break-words leading-relaxed sm:text-base">
      <PlainWords text={plain} />
    </p>
  );
}

function Analysis({ analysis, isWriting }: { analysis: ReadAnswer; isWriting: boolean }) {
  const { looseWords, blocks, picks, bestValue, bankrollRecommendation } = analysis;
  const legs = analysis.parlay ? legsOf(analysis.parlay, picks) : [];
  const lead = sumLead(blocks);
  // What was seen to be written stays as it came: its words on their lines, its summary as high as its skeleton was.
  const [wasWriting] = useState(isWriting);
  return (
    <div className={classNames('flex min-w-0 flex-col gap-4', wasWriting && 'text-wrap')}>
      <Summary analysis={analysis} isWriting={isWriting} wasWriting={wasWriting} />
      {looseWords ? <LooseWordsCard words={looseWords} /> : null}
      {parlayFirst(lead ? blocks.slice(1) : blocks).map((block, at, shown) => (
        <Fragment key={keyOf(block, at)}>
          {block.kind === 'picks' ? (
            <PickCards
              picks={block.picks.filter((pick) => !legs.includes(pick))}
              all={picks}
              analysis={analysis}
              isWriting={isWriting}
            />
          ) : block.kind === 'parlay' ? (
            <ParlayCard
              parlay={block.parlay}
              legs={block.parlay.bets ?? legs}
              dataSource={analysis.dataSource}
              isWriting={isWriting}
            />
          ) : (
            <BlockView block={withoutFigures(block, shown[at + 1])} lead={lead?.text} />
          )}
        </Fragment>
      ))}
      {bestValue && !isFirst(bestValue, picks) ? (
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
      {isWriting || !isTooNew(analysis) ? null : <p className="text-muted">{TOO_NEW}</p>}
    </div>
  );
}

/** Words right above a card tell no figure that the card shows; words with marks keep what the marks stand at. */
const withoutFigures = <Of extends ShownBlock>(block: Of, next: ShownBlock | undefined): Of =>
  block.kind === 'text' && block.sources.length === 0 ? { ...block, text: openingWords(block.text, next) } : block;

/** It is told by its place already. */
const isFirst = (bestValue: string, [first]: readonly PickView[]): boolean =>
  first !== undefined && bestValue.startsWith(`${first.pick} at`);

/** The words of an answer that is one sum: other inputs give it others. */
function sumLead([first, second, ...more]: readonly ShownBlock[]): { text: string } | undefined {
  const isOneSum = first?.kind === 'text' && second?.kind === 'calculation' && second.asked !== undefined;
  return isOneSum && more.length === 0 && first.sources.length === 0 && first.text !== '' ? first : undefined;
}

/** A parlay stands before the bets that it is made of. */
function parlayFirst(blocks: readonly ShownBlock[]): readonly ShownBlock[] {
  const at = blocks.findIndex(({ kind }) => kind === 'picks');
  const parlay = blocks.find(({ kind }) => kind === 'parlay');
  if (at < 0 || !parlay || blocks.indexOf(parlay) < at) return blocks;
  const others = blocks.filter((block) => block !== parlay);
  return [...others.slice(0, at), parlay, ...others.slice(at)];
}

const TOO_NEW = 'This page is too old for this answer. Please reload it.';

/** It was saved as blocks, and none of them is known here. */
const isTooNew = ({ version, summary, blocks }: ReadAnswer): boolean =>
  version > 1 && blocks.length === 0 && summary === undefined;

/** Picks keep what was opened in them, also where blocks come before them meanwhile. */
const keyOf = (block: ShownBlock, at: number): string | number =>
  block.kind === 'picks' ? `picks ${block.picks[0]?.id ?? ''}` : at;

type PicksProps = { picks: readonly PickView[]; all: readonly PickView[]; analysis: ReadAnswer; isWriting: boolean };

/** The first bets and leans of the whole answer stand open; those behind them and what is passed on are a line each. */
function PickCards({ picks, all, analysis: { dataSource, parlay }, isWriting }: PicksProps) {
  const staked = all.filter(({ verdict }) => verdict !== 'pass');
  const isOpen = (pick: PickView) => staked.slice(0, OPEN_PICKS).includes(pick);
  const folded = picks.filter((pick) => !isOpen(pick));
  const shown = { dataSource, isWriting };
  const first = parlay ? undefined : (staked[0] ?? all[0]);
  return (
    <>
      {picks.filter(isOpen).map((pick, position) => (
        <PickCard key={pick.id ?? position} pick={pick} {...shown} tellsDemo={pick === first} />
      ))}
      {folded.length > 0 ? (
        <div className="min-w-0 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {folded.map((pick, position) => (
            <PickCard key={pick.id ?? position} pick={pick} {...shown} folds="row" tellsDemo={pick === first} />
          ))}
        </div>
      ) : null}
    </>
  );
}

type SummaryProps = { analysis: ReadAnswer; isWriting: boolean; wasWriting: boolean };

/** Where the blocks begin with words, those stand for it. */
function Summary({ analysis: { summary, blocks, picks }, isWriting, wasWriting }: SummaryProps) {
  if (blocks[0]?.kind === 'text') return null;
  if (summary)
    return (
      <p
        className={classNames(
          'whitespace-pre-line break-words leading-relaxed sm:text-base',
          wasWriting && 'min-h-20 sm:min-h-13',
        )}
      >
        {withMinusSigns(
          openingWords(
            summaryWords(summary, picks),
            blocks.find(({ kind }) => kind === 'parlay'),
          ),
        )}
      </p>
    );
  return isWriting && picks.length > 0 ? <SummarySkeleton /> : null;
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
