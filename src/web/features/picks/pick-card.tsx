import { lazy, memo, Suspense, useCallback, useId, useState } from 'react';
import type { DataSourceView, PickView } from '#contract/content/read-answer.ts';
import { isAlike } from '../../lib/is-alike.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { classNames } from '../../ui/class-names.ts';
import { Folded } from '../../ui/folded.tsx';
import { IntoView } from '../../ui/into-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EdgeLine } from './edge-line.tsx';
import { FoldButton } from './fold-button.tsx';
import { FoldedPrice } from './folded-price.tsx';
import { OfferRow } from './offer-row.tsx';
import { PickActions } from './pick-actions.tsx';
import { PickFigures } from './pick-figures.tsx';
import { PickHead } from './pick-head.tsx';
import { PickMore } from './pick-more.tsx';
import type { PickPanel } from './pick-panel.ts';
import { cutParagraphs } from './pick-paragraphs.ts';
import { PickRow } from './pick-row.tsx';
import { PickSources } from './pick-sources.tsx';
import { PickWords } from './pick-words.tsx';
import { PriceLine } from './price-line.tsx';

const PickProof = lazy(async () => ({ default: (await import('./pick-proof.tsx')).PickProof }));

type Props = {
  pick: PickView;
  dataSource?: DataSourceView | undefined;
  /** The words are still arriving. */
  isWriting?: boolean;
  /** Starts folded, one of many: as a card of two lines, or as a line of a list that has the frame. */
  folds?: 'card' | 'row';
  /** Whether it bears the mark of demo prices; once in an answer does. */
  tellsDemo?: boolean;
};

/**
 * One bet: read in three seconds, opened in one click, checked in thirty seconds. While its answer is written each word makes all
 * of its picks anew, down to their deep dives: only the one that it came to is drawn again.
 */
export const PickCard = memo(Card, (before, after) => isAlike(before, after, 3));

function Card({ pick, dataSource, isWriting = false, folds, tellsDemo = true }: Props) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const isOpen = isUnfolded || folds === undefined || isPrinting;
  const isInList = folds === 'row';
  const action = folds ? (
    <FoldButton
      name={pick.pick}
      isOpen={isOpen}
      controls={`${id}-body`}
      onToggle={() => setUnfolded(!isUnfolded)}
      isInRow={isInList}
    />
  ) : null;
  const isDemo = tellsDemo && dataSource?.odds === 'demo';
  return (
    <article
      aria-labelledby={`${id}-pick`}
      data-verdict={pick.verdict}
      className={classNames(
        '@container relative min-w-0 overflow-hidden transition-colors',
        !isInList && 'rounded-card border border-line bg-surface',
        isOpen ? 'divide-y divide-line' : 'hover:border-line-strong hover:bg-raised',
      )}
    >
      {isInList && !isOpen ? (
        <PickRow pick={pick} titleId={`${id}-pick`} action={action} />
      ) : (
        <>
          <PickHead pick={pick} isDemo={isDemo} isFolded={!isOpen} action={action} />
          {isOpen ? (
            <IntoView isPressed={isUnfolded}>
              <Body id={id} pick={pick} dataSource={dataSource} isWriting={isWriting} />
            </IntoView>
          ) : (
            <FoldedPrice pick={pick} titleId={`${id}-pick`} />
          )}
        </>
      )}
    </article>
  );
}

type BodyProps = Required<Pick<Props, 'pick' | 'isWriting'>> & Pick<Props, 'dataSource'> & { id: string };

function Body({ id, pick, dataSource, isWriting }: BodyProps) {
  const isPrinting = usePrinting();
  const [open, setOpen] = useState<ReadonlySet<PickPanel>>(new Set());
  const show = useCallback((panel: PickPanel) => setOpen((before) => new Set([...before, panel])), []);
  /** Of those that are open by a press; what a mark or the browser's search opens is fetched by these. */
  const [pressed, setPressed] = useState<PickPanel>();
  const toggle = (panel: PickPanel) => {
    const isOpen = open.has(panel);
    setPressed(isOpen ? undefined : panel);
    if (isOpen) setOpen(new Set([...open].filter((other) => other !== panel)));
    else show(panel);
  };
  const showMore = useCallback(() => show('more'), [show]);
  const showSource = (position: number) => {
    show('sources');
    // The list is drawn with this change; its entry takes the focus afterwards.
    requestAnimationFrame(() => document.getElementById(`${id}-source-${position}`)?.focus());
  };
  const { first, rest } = cutParagraphs(pick);
  const cited = { sources: pick.sources, onCite: showSource };
  return (
    <div id={`${id}-body`}>
      <div className="divide-y divide-line">
        <div className="flex flex-col gap-3 px-4 pt-3.5 pb-4 sm:px-5">
          <PriceLine pick={pick} titleId={`${id}-pick`} />
          <OfferRow
            pick={pick}
            isOpen={open.has('numbers')}
            controls={`${id}-numbers`}
            onAll={() => toggle('numbers')}
          />
          <EdgeLine pick={pick} />
        </div>
        <PickFigures pick={pick} />
        <PickWords paragraphs={first} isWriting={isWriting} {...cited} />
        <PickActions pick={pick} id={id} open={open} onToggle={toggle} />
      </div>
      {open.has('numbers') && pick.proof ? (
        <div className="border-line border-t">
          <Suspense fallback={<Skeleton className="m-4 h-48" />}>
            <IntoView isPressed={pressed === 'numbers'}>
              <PickProof pick={pick} proof={pick.proof} id={`${id}-numbers`} />
            </IntoView>
          </Suspense>
        </div>
      ) : null}
      {open.has('sources') || (isPrinting && pick.sources.length > 0) ? (
        <div className="border-line border-t">
          <IntoView isPressed={pressed === 'sources'}>
            <PickSources sources={pick.sources} id={id} of={pick.pick} />
          </IntoView>
        </div>
      ) : null}
      {/* Around it: what is hidden has no place to go to. */}
      <IntoView isPressed={pressed === 'more'}>
        <Folded id={`${id}-more`} isOpen={open.has('more')} onFound={showMore}>
          <PickMore pick={pick} dataSource={dataSource} id={id} paragraphs={rest} onCite={showSource} />
        </Folded>
      </IntoView>
    </div>
  );
}
