import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReader } from '../../lib/reader.ts';
import { classNames } from '../../ui/class-names.ts';
import { BestBets } from './best-bets.tsx';
import { bestBetsQuery, recentPicksQuery } from './dashboard-queries.ts';
import { RecentPicks } from './recent-picks.tsx';

/**
 * The day's bets above the reader's own. How many there are is not known beforehand: until it is, the column fills the
 * window and what comes below waits, so that nothing in sight is pushed away.
 */
export function PicksColumn() {
  const { timeZone } = useReader();
  const best = useQuery(bestBetsQuery(timeZone));
  const recent = useQuery(recentPicksQuery);
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && !best.isPending && !recent.isPending) setKnown(true);
  return (
    <div className={classNames('grid min-w-0 content-start gap-4', !isKnown && 'min-h-dvh')}>
      <BestBets />
      {isKnown ? <RecentPicks /> : null}
    </div>
  );
}
