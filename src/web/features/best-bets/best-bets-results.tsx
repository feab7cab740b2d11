import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type BestBetResults, bestBetResults } from '#contract/best-bets.ts';
import type { RecordedPick } from '#contract/record.ts';
import { read } from '../../lib/api.ts';
import { formatSignedPercent } from '../../lib/format-odds.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { betsWords, dayWords, drawnWords, endWords } from './list-words.ts';

type Props = {
  /** As the page was sent with them; null: they are asked for. */
  sent: BestBetResults | null;
  /** What stands in the place of today's list. */
  today: (results: BestBetResults) => ReactNode;
  table: (picks: readonly RecordedPick[], isToldDemo: boolean) => ReactNode;
  rules: ReactNode;
};

/** How the lists ended so far, the latest first. */
export function BestBetsResults({ sent, today, table, rules }: Props) {
  const { data, isPending, refetch } = useQuery({
    queryKey: [bestBetResults.path],
    queryFn: () => read(bestBetResults),
    ...(sent && { initialData: sent, staleTime: Number.POSITIVE_INFINITY }),
  });
  if (isPending) return <Placeholder />;
  if (!data)
    return (
      <>
        <LoadFailed what="The lists" onRetry={() => void refetch()} />
        {rules}
      </>
    );
  return (
    <>
      {data.odds === 'demo' ? (
        <Notice tone="amber" title="Demo lists">
          Drawn from demo odds: the games and prices are fictitious. They are never mixed with lists on live odds.
        </Notice>
      ) : null}
      {today(data)}
      <Last last={data.last} table={(picks) => table(picks, data.odds === 'demo')} />
      <AllLists all={data.all} />
      {rules}
    </>
  );
}

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of what comes, higher than a window: nothing that stands below it is seen to move. */
const Placeholder = () => (
  <div aria-busy="true" className="flex min-h-dvh flex-col gap-6">
    <span className="sr-only">Loading</span>
    <Skeleton className="h-21 w-full rounded-card" />
    <Card className="flex flex-col gap-2 p-4.5 sm:p-6">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="mb-2 h-5 w-3/4" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-37 w-full rounded-card sm:h-24" />
      ))}
    </Card>
  </div>
);

/** To somebody without an account: how many there are, and the way to them. */
export const todayWords = ({ today }: BestBetResults): string => {
  if (today === null) return 'Today’s list is drawn as soon as there are prices.';
  const drawn = `drawn at ${drawnWords(today.drawnAt)}`;
  return today.bets === 0
    ? `No bet today: nothing cleared the bar in the list ${drawn}.`
    : `Today’s list, ${drawn}, holds ${betsWords(today.bets)}.`;
};

function Last({ last, table }: { last: BestBetResults['last']; table: (picks: readonly RecordedPick[]) => ReactNode }) {
  return (
    <section aria-labelledby="last-list" className="flex flex-col gap-3">
      <h2 id="last-list" className="text-lead">
        {last === null ? 'The list before' : `The list of ${dayWords(last.day)}`}
      </h2>
      <p className="text-muted text-sm">{lastWords(last)}</p>
      {last !== null && last.picks.length > 0 ? table(last.picks) : null}
    </section>
  );
}

function lastWords(last: BestBetResults['last']): string {
  if (last === null) return 'This is the first day of the lists. From tomorrow on, how they ended stands here.';
  if (last.picks.length + last.hidden === 0)
    return `No bet that day: ${last.considered.toLocaleString('en-US')} bets priced, and none cleared the bar.`;
  return `Drawn at ${drawnWords(last.drawnAt)}: ${endWords(last)}.`;
}

function AllLists({ all }: { all: BestBetResults['all'] }) {
  const { days, empty, graded, won, lost, pushed, flatReturn } = all;
  return (
    <Card className="p-4 sm:p-6">
      <section aria-labelledby="all-lists">
        <h2 id="all-lists" className="mb-4 text-lead">
          All lists so far
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
          <Figure term="Days">{`${days}, ${empty} with no bet`}</Figure>
          <Figure term="Won, lost, pushed">{`${won}–${lost}–${pushed}`}</Figure>
          <Figure term="Graded">{String(graded)}</Figure>
          <Figure term="Return at one unit each">
            {flatReturn === null ? 'not enough bets yet' : formatSignedPercent(flatReturn)}
          </Figure>
        </dl>
        <p className="mt-4 text-caption text-muted">
          Below 100 graded bets a return would say more about luck than about the bets. Every pick of every answer is in{' '}
          <a href="/record" className="text-steel underline underline-offset-4">
            the record
          </a>
          .
        </p>
      </section>
    </Card>
  );
}

function Figure({ term, children }: { term: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-faint">{term}</dt>
      <dd className="mt-0.5 font-semibold text-body tabular-nums">{children}</dd>
    </div>
  );
}
