import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { cancelSubscription, resumeSubscription, type Subscription } from '#contract/billing.ts';
import { subscriptionComingSoon } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format-odds.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useFormatDate } from '../../lib/use-format-date.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.ts';
import { paymentConfigQuery, subscriptionQuery } from './billing-queries.ts';
import { StartSubscription } from './start-subscription.tsx';
import { SubscriptionNotice } from './subscription-notice.tsx';
import { isOver, periodEndTerm, statusTag } from './subscription-status.ts';
import { usePaymentAction } from './use-payment-action.ts';

/** The plan, when it renews or ends, and the way out or back in. */
export function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const { plan, currentPeriodEnd } = subscription;
  const formatDate = useFormatDate();
  const status = statusTag(subscription);
  return (
    <>
      <SubscriptionNotice subscription={subscription} />
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        <Detail term="Plan">
          <span className="flex flex-wrap items-center gap-2">
            <span className="min-w-0">{plan.name}</span> <Tag tone={status.tone}>{status.words}</Tag>
          </span>
        </Detail>
        <Detail term="Price">
          <span className="numeral">{formatMoney(plan.amount)}</span> / {plan.interval}
        </Detail>
        <Detail term={periodEndTerm(subscription)}>{formatDate(currentPeriodEnd)}</Detail>
      </dl>
      <div className="flex">
        <Change subscription={subscription} />
      </div>
    </>
  );
}

function Change({ subscription }: { subscription: Subscription }) {
  if (isOver(subscription)) return <StartSubscription />;
  return subscription.cancelAtPeriodEnd ? <ResumeButton /> : <CancelButton endsOn={subscription.currentPeriodEnd} />;
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-faint">{term}</dt>
      <dd className="wrap-anywhere mt-0.5 font-medium">{children}</dd>
    </div>
  );
}

function useShowSubscription() {
  const queryClient = useQueryClient();
  return (subscription: Subscription) => {
    queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
    void queryClient.invalidateQueries({ queryKey: queryKeys.currentUser });
  };
}

function CancelButton({ endsOn }: { endsOn: string }) {
  const [isAsking, setAsking] = useState(false);
  const formatDate = useFormatDate();
  const { data: config } = useQuery(paymentConfigQuery);
  const show = useShowSubscription();
  const cancelling = usePaymentAction({
    act: () => write(cancelSubscription, undefined),
    onDone: (next) => {
      setAsking(false);
      show(next);
      toast({
        title: 'Subscription Ending',
        description: `It stays active until ${formatDate(next.currentPeriodEnd)}.`,
      });
    },
    comingSoon: subscriptionComingSoon,
    refused: { title: 'Subscription Not Canceled', fallback: 'The subscription could not be canceled.' },
  });
  const ask = () => (config?.enabled ? setAsking(true) : cancelling.mutate(undefined));
  return (
    <>
      <Button variant="outline" disabled={cancelling.isPending} onClick={ask}>
        Cancel Subscription
      </Button>
      <CancelSubscriptionDialog
        open={isAsking}
        endsOn={endsOn}
        isBusy={cancelling.isPending}
        onKeep={() => setAsking(false)}
        onConfirm={() => cancelling.mutate(undefined)}
      />
    </>
  );
}

function ResumeButton() {
  const formatDate = useFormatDate();
  const show = useShowSubscription();
  const resuming = usePaymentAction({
    act: () => write(resumeSubscription, undefined),
    onDone: (next) => {
      show(next);
      toast({ title: 'Subscription Resumed', description: `It renews on ${formatDate(next.currentPeriodEnd)}.` });
    },
    comingSoon: subscriptionComingSoon,
    refused: { title: 'Subscription Not Resumed', fallback: 'The subscription could not be resumed.' },
  });
  return (
    <Button disabled={resuming.isPending} onClick={() => resuming.mutate(undefined)}>
      Resume Subscription
    </Button>
  );
}

type Props = { open: boolean; endsOn: string; isBusy: boolean; onKeep: () => void; onConfirm: () => void };

function CancelSubscriptionDialog({ open, endsOn, isBusy, onKeep, onConfirm }: Props) {
  const formatDate = useFormatDate();
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title="Cancel the subscription?"
      description={`It stays active until ${formatDate(endsOn)} and is not charged again. Until then you can resume it. Bought tokens stay yours.`}
      footer={
        <>
          <Button variant="outline" onClick={onKeep}>
            Keep Subscription
          </Button>
          <Button variant="destructive" disabled={isBusy} onClick={onConfirm}>
            {isBusy ? 'Canceling...' : 'Cancel Subscription'}
          </Button>
        </>
      }
    />
  );
}
