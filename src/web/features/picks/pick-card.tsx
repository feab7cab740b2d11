import { memo, useId, useState } from 'react';
import type { DataSourceView, PickView } from '#contract/content/read-answer.ts';
import { isAlike } from '../../lib/is-alike.ts';
import { usePrinting } from '../../lib/use-printing.ts';
import { classNames } from '../../ui/class-names.ts';
import { EdgeLine } from './edge-line.tsx';
import { FoldButton } from './fold-button.tsx';
import { FoldedPrice } from './folded-price.tsx';
import { PickActions } from './pick-actions.tsx';
import { PickDeepDive } from './pick-deep-dive.tsx';
import { PickFigures } from './pick-figures.tsx';
import { PickHead } from './pick-head.tsx';
import type { PickPanel } from './pick-panel.ts';
import { PickProof } from './pick-proof.tsx';
import { PickSources } from './pick-sources.tsx';
import { PickWords } from './pick-words.tsx';
import { PriceLine } from './price-line.tsx';

type Props = {
  pick: PickView;
  dataSource?: DataSourceView | undefined;
  /** The words are still arriving. */
  isWriting?: boolean;
  /** Starts as two lines that open on a click: one of many. */
  isFoldable?: boolean;
};

/**
 * One bet: read in three seconds, opened in one click, checked in thirty seconds. While its answer is written each word makes all
 * of its picks anew, down to their deep dives: only the one that it came to is drawn again.
 */
export const PickCard = memo(Card, (before, after) => isAlike(before, after, 3));

function Card({ pick, dataSource, isWriting = false, isFoldable = false }: Props) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const isOpen = isUnfolded || !isFoldable || isPrinting;
  const [open, setOpen] = useState<ReadonlySet<PickPanel>>(new Set());
  const toggle = (panel: PickPanel) =>
    setOpen(
      (before) => new Set(before.has(panel) ? [...before].filter((other) => other !== panel) : [...before, panel]),
    );

  const showSource = (position: number) => {
    setOpen((before) => new Set<PickPanel>([...before, 'sources']));
    // The list is drawn with this change; its entry takes the focus afterwards.
    requestAnimationFrame(() => document.getElementById(`${id}-source-${position}`)?.focus());
  };

  return (
    <article
      aria-labelledby={`${id}-pick`}
      data-verdict={pick.verdict}
      className={classNames(
        '@container relative min-w-0 overflow-hidden rounded-card border border-line bg-surface transition-colors',
        isOpen ? 'divide-y divide-line' : 'hover:border-line-strong hover:bg-raised',
      )}
    >
      <PickHead
        pick={pick}
        isDemo={dataSource?.odds === 'demo'}
        isFolded={!isOpen}
        action={
          isFoldable ? (
            <FoldButton
              name={pick.pick}
              isOpen={isOpen}
              controls={`${id}-body`}
              onToggle={() => setUnfolded(!isUnfolded)}
            />
          ) : null
        }
      />
      {isOpen ? (
        <div id={`${id}-body`} className="divide-y divide-line">
          <div className="flex flex-col gap-4 px-4 pt-4 pb-4 sm:px-5">
            <PriceLine pick={pick} titleId={`${id}-pick`} />
            <EdgeLine pick={pick} />
          </div>
          <PickFigures pick={pick} />
          <PickWords pick={pick} isWriting={isWriting} onCite={showSource} />
          {pick.deepDive ? (
            <PickDeepDive deepDive={pick.deepDive} sources={pick.sources} id={`${id}-deep`} onCite={showSource} />
          ) : null}
          <PickActions pick={pick} dataSource={dataSource} id={id} open={open} onToggle={toggle} />
          {open.has('numbers') && pick.proof ? <PickProof pick={pick} proof={pick.proof} id={`${id}-numbers`} /> : null}
          {open.has('sources') || (isPrinting && pick.sources.length > 0) ? (
            <PickSources sources={pick.sources} id={id} of={pick.pick} />
          ) : null}
        </div>
      ) : (
        <FoldedPrice pick={pick} titleId={`${id}-pick`} />
      )}
    </article>
  );
}
