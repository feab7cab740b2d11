import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrackedBet } from '#contract/bets/tracked-bet.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ReadProblem } from '../../ui/read-problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RemoveDialog, SettleDialog } from './bet-dialogs.tsx';
import { bets } from './bet-words.ts';
import { BetsFilters } from './bets-filters.tsx';
import { type BetAction, BetsList } from './bets-list.tsx';
import { type BetFilters, betsQuery } from './bets-queries.ts';
import { BetsSummary } from './bets-summary.tsx';
import { NoBets } from './no-bets.tsx';

type Props = { onAdd: () => void; onImport: () => void };

/** What the bettor's own bets come to, and each of them. */
export function MyBets({ onAdd, onImport }: Props) {
  const [filters, setFilters] = useState<BetFilters>({});
  const [acting, setActing] = useState<{ action: BetAction; bet: TrackedBet }>();
  const query = useInfiniteQuery({ ...betsQuery(filters), placeholderData: keepPreviousData });
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const first = data?.pages[0];
  const summary = first?.summary;
  const shown = data?.pages.flatMap((page) => page.bets) ?? [];
  if (isPending) return <Placeholder />;
  if (error && !data) return <ReadProblem what="Your bets" error={error} onRetry={() => void refetch()} />;
  if (!summary || summary.bets === 0) return <NoBets onAdd={onAdd} onImport={onImport} />;
  return (
    <>
      <BetsSummary summary={summary} onShowYours={() => setFilters({ state: 'yours' })} />
      <BetsFilters filters={filters} summary={summary} onChange={setFilters} />
      <p role="status" className="text-caption text-muted">
        {Object.keys(filters).length > 0 ? `${bets(first.total)} with these filters` : bets(first.total)}
      </p>
      {shown.length > 0 ? <BetsList bets={shown} onAct={(action, bet) => setActing({ action, bet })} /> : null}
      {hasNextPage ? (
        <Button
          variant="outline"
          className="self-center"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading...' : 'Show older bets'}
        </Button>
      ) : null}
      {acting?.action === 'settle' ? <SettleDialog bet={acting.bet} onClose={() => setActing(undefined)} /> : null}
      {acting?.action === 'remove' ? <RemoveDialog bet={acting.bet} onClose={() => setActing(undefined)} /> : null}
    </>
  );
}

function Placeholder() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Loading</span>
      <Card className="flex flex-col gap-6 p-4 sm:p-6">
        <Skeleton className="h-56 w-full" />
        <div className="grid grid-cols-2 gap-6 md:grid-cols-3">
          {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((figure) => (
            <Skeleton key={figure} className="h-12 w-full" />
          ))}
        </div>
      </Card>
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}
