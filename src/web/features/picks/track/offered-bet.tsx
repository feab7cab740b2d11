import { lazy, Suspense, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { BETS_PATH } from '#contract/bets/bets.ts';
import { readOfferedBet } from './read-offered-bet.ts';

const TrackDialog = lazy(async () => ({ default: (await import('./track-dialog.tsx')).TrackDialog }));

/** A bet that was to be tracked by a sentence in the chat: its link leads here, and the press keeps it. */
export function OfferedBet() {
  const search = useSearch();
  const [, go] = useLocation();
  const [offered, setOffered] = useState(() => readOfferedBet(search));
  if (!offered) return null;
  const close = () => {
    setOffered(null);
    go(BETS_PATH, { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <TrackDialog of={offered} onClose={close} />
    </Suspense>
  );
}
