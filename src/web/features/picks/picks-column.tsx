import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { BestBets } from './best-bets.tsx';
import { bestBetsQuery, recentPicksQuery } from './dashboard-queries.ts';
import { RecentPicks, RecentPicksPlaceholder } from './recent-picks.tsx';

/**
 * The day's bets above the reader's own. How many there are is not known beforehand: until it is, the column fills the
 * window, so that nothing in sight is pushed away.
 */
export function PicksColumn() {
  const best = useQuery(bestBetsQuery);
  const recent = useQuery(recentPicksQuery);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && !best.isPending && !recent.isPending) setKnown(true);
  return (
    <div
      data-waiting={isKnown ? undefined : ''}
      className={classNames('grid min-w-0 gap-4', isKnown ? 'content-start' : 'min-h-dvh grid-rows-[auto_1fr]')}
    >
      <BestBets />
      {/* Another placeholder once the bets above it are there: it is drawn anew, not pushed. */}
      {isKnown ? <RecentPicks /> : <RecentPicksPlaceholder key={best.isPending ? 'first' : 'second'} />}
    </div>
  );
}
