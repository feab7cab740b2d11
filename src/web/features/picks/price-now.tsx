import { RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReadAnswer } from '#contract/content/read-answer.ts';
import { Button } from '../../ui/button.tsx';
import { IntoView } from '../../ui/into-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const AnswerNow = lazy(async () => ({ default: (await import('./answer-now.tsx')).AnswerNow }));

/** Whether an answer holds bets that can be priced again. */
export const hasBets = ({ picks, blocks }: ReadAnswer): boolean =>
  picks.length > 0 ||
  blocks.some(
    (block) => block.kind === 'verdict' || block.kind === 'parlay' || (block.kind === 'table' && block.form === 'bets'),
  );

type Props = { isOpen: boolean; controls: string; onToggle: () => void };

export const NowButton = ({ isOpen, controls, onToggle }: Props) => (
  <Button
    variant="ghost"
    size="sm"
    title="The same bets at the prices of now, free"
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    className="text-faint"
    onClick={onToggle}
  >
    <RefreshCw aria-hidden="true" className="size-3.5" />
    Now
  </Button>
);

export const NowPanel = ({ messageId, id }: { messageId: string; id: string }) => (
  <div id={id} data-screen-only="">
    <IntoView isPressed>
      <Suspense fallback={<Skeleton className="h-28 w-full rounded-card" />}>
        <AnswerNow messageId={messageId} />
      </Suspense>
    </IntoView>
  </div>
);
