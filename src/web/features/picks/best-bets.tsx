import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type BestBetList, LIST_ZONE } from '#contract/best-bets.ts';
import { formatClock } from '../../lib/format-time.ts';
import { Panel } from '../../ui/panel.tsx';
import { ReadProblem } from '../../ui/read-problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bestBetsQuery } from './dashboard-queries.ts';
import { PickCard } from './pick-card.tsx';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The list of the day as it was drawn; `hasOwnPage`: it stands beside its rules. Where nothing clears the bar it says so, and shows nothing in its place. */
export function BestBets({ hasOwnPage = false }: { hasOwnPage?: boolean }) {
  const { data, isPending, error, refetch } = useQuery(bestBetsQuery);
  return (
    <Panel
      title="Today's Best Bets"
      lead="Drawn once a day by fixed rules, free of charge."
      action={hasOwnPage ? null : <RulesLink />}
    >
      {isPending ? (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="mb-2 h-5.75 w-3/4" />
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-37 w-full rounded-card sm:h-24" />
          ))}
        </div>
      ) : null}
      {error && !data ? <ReadProblem what="The best bets" error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Bets list={data.list} nextAt={data.nextAt} /> : null}
    </Panel>
  );
}

const RulesLink = () => (
  <Link
    href="/best-bets"
    className="-mt-2 -mb-3 inline-flex min-h-touch items-center text-sm text-steel underline underline-offset-4 sm:my-0 sm:min-h-8"
  >
    Rules and results
  </Link>
);

function Bets({ list, nextAt }: { list: BestBetList | null; nextAt: string }) {
  if (list === null)
    return (
      <p className="text-muted text-sm">The list is drawn as soon as there are prices, and appears here by itself.</p>
    );
  const { picks, odds, asOf } = list;
  if (picks.length === 0) return <NoBet list={list} nextAt={nextAt} />;
  return (
    <>
      <p className="text-muted text-sm">{listWords(list)}</p>
      <ul className="flex flex-col gap-2">
        {picks.map((pick, at) => (
          <li key={pick.id}>
            <PickCard pick={pick} dataSource={{ odds, asOf }} folds="card" tellsDemo={at === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoBet({ list, nextAt }: { list: BestBetList; nextAt: string }) {
  return (
    <div className="rounded-card border border-line border-dashed p-4">
      <p className="font-semibold">No bet today</p>
      <p className="mt-1 text-muted text-sm">
        {`${pricedWords(list)}, and none clears the bar. The next list is drawn at ${clockWords(nextAt)}.`}
      </p>
    </div>
  );
}

const clockWords = (iso: string): string => `${formatClock(iso, LIST_ZONE)} ET`;
const pricedWords = ({ considered }: BestBetList): string => `${considered.toLocaleString('en-US')} bets priced`;

const listWords = (list: BestBetList): string =>
  `${pricedWords(list)} at ${clockWords(list.drawnAt)}; ${list.picks.length === 1 ? 'this one clears' : `these ${list.picks.length} clear`} the bar. Prices are of then: each is worth it down to the one it names.`;
