import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { type BestBetList, LIST_ZONE } from '#contract/best-bets.ts';
import { formatClock } from '../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReadProblem } from '../../ui/read-problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bestBetsQuery } from './dashboard-queries.ts';
import { PickCard } from './pick-card.tsx';

/** So many stand among other things; the rest is asked for. */
const FIRST_SHOWN = 3;
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
      {data ? <Bets list={data.list} nextAt={data.nextAt} first={hasOwnPage ? undefined : FIRST_SHOWN} /> : null}
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

type BetsProps = { list: BestBetList | null; nextAt: string; first: number | undefined };

function Bets({ list, nextAt, first }: BetsProps) {
  const [isWhole, setWhole] = useState(first === undefined);
  if (list === null)
    return (
      <p className="text-muted text-sm">The list is drawn as soon as there are prices, and appears here by itself.</p>
    );
  const { picks, odds, asOf } = list;
  if (picks.length === 0) return <NoBet list={list} nextAt={nextAt} />;
  const shown = isWhole ? picks : picks.slice(0, first);
  const more = picks.length - shown.length;
  return (
    <>
      <p className="text-muted text-sm">{listWords(list)}</p>
      <ul className="flex flex-col gap-2">
        {shown.map((pick, at) => (
          <li key={pick.id}>
            <PickCard pick={pick} dataSource={{ odds, asOf }} folds="card" tellsDemo={at === 0} />
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <Button variant="outline" className="self-start" onClick={() => setWhole(true)}>
          {`Show ${more} More`}
        </Button>
      ) : null}
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
  `${pricedWords(list)} at ${clockWords(list.drawnAt)}; ${list.picks.length === 1 ? 'this one clears' : `these ${list.picks.length} clear`} the bar. Prices are from that time; each card says how far its price may fall and still be a bet.`;
