import { useQuery } from '@tanstack/react-query';
import { MONTHLY_PLAN } from '#contract/prices.ts';
import { formatMoney } from '../../lib/format-odds.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { subscriptionQuery } from './billing-queries.ts';
import { StartSubscription } from './start-subscription.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';

export function SubscriptionCard() {
  const { data, isPending, isError, refetch } = useQuery(subscriptionQuery);
  return (
    <Panel title="Subscription">
      {isPending ? (
        <div aria-busy="true" className="flex flex-col gap-3">
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-control w-40" />
        </div>
      ) : null}
      {isError ? <LoadFailed what="The subscription" onRetry={() => void refetch()} /> : null}
      {data ? <SubscriptionDetails subscription={data} /> : null}
      {data === null ? <NoSubscription /> : null}
    </Panel>
  );
}

function NoSubscription() {
  const { name, amountCents, interval, tokens } = MONTHLY_PLAN;
  return (
    <div className="flex flex-col items-start gap-4">
      <div>
        <p className="font-medium">No active subscription</p>
        <p className="mt-0.5 text-muted text-sm">
          {name} is <span className="numeral">{formatMoney(amountCents)}</span> a {interval} and brings{' '}
          <span className="numeral">{tokens}</span> tokens each time. Cancel anytime.
        </p>
      </div>
      <StartSubscription />
    </div>
  );
}
