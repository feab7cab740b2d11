import { useQuery } from '@tanstack/react-query';
import type { BestBets as Found } from '#contract/best-bets.ts';
import { useReader } from '../../lib/reader.ts';
import { Panel } from '../../ui/panel.tsx';
import { ReadProblem } from '../../ui/read-problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { bestBetsQuery } from './dashboard-queries.ts';
import { PickCard } from './pick-card.tsx';

const ROWS = ['first', 'second', 'third', 'fourth'];

/** The day's top value on the slate. Where nothing has an edge it says so, before it shows the closest. */
export function BestBets() {
  const { timeZone } = useReader();
  const { data, isPending, error, refetch } = useQuery(bestBetsQuery(timeZone));
  return (
    <Panel title="Today's Best Bets" lead="The day’s top value on the slate, free of charge.">
      {isPending ? (
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="mb-2 h-5.75 w-3/4" />
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-37 w-full rounded-card sm:h-24" />
          ))}
        </div>
      ) : null}
      {error && !data ? <ReadProblem what="The best bets" error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Bets found={data} /> : null}
    </Panel>
  );
}

function Bets({ found }: { found: Found }) {
  const { picks, odds, asOf } = found;
  return (
    <>
      <p className="text-muted text-sm">{boardWords(found)}</p>
      <ul className="flex flex-col gap-2">
        {picks.map((pick) => (
          <li key={pick.id}>
            <PickCard pick={pick} dataSource={{ odds, asOf }} folds="card" />
          </li>
        ))}
      </ul>
    </>
  );
}

function boardWords({ scope, hasEdge, considered }: Found): string {
  const when = scope === 'today' ? '' : 'No game that is priced starts today any more, so these are of the next days. ';
  const priced = `${considered.toLocaleString('en-US')} bets priced`;
  return hasEdge
    ? `${when}${priced}; these rank best, by how sure and how large their edge is.`
    : `${when}${priced}, and none has an edge. The day’s advice is to pass; these come closest.`;
}
