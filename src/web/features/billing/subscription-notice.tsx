import { Link } from 'wouter';
import type { Subscription } from '#contract/billing.ts';
import { useFormatDate } from '../../lib/use-format-date.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { isOver } from './subscription-status.ts';

/** What about the subscription needs attention; nothing while all is well. */
export function SubscriptionNotice({ subscription }: { subscription: Subscription }) {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  const formatDate = useFormatDate();
  const isUnpaid = UNPAID.has(status);
  const ends = formatDate(currentPeriodEnd);
  return (
    <>
      {isUnpaid ? <PaymentFailed /> : null}
      {cancelAtPeriodEnd && !isOver(subscription) ? (
        <Notice tone="amber" title="Subscription Ending">
          {/* An open payment is still tried. */}
          {isUnpaid
            ? `It ends on ${ends} and does not renew. You can resume it until then.`
            : `It stays active until ${ends} and is not charged again. You can resume it until then.`}
        </Notice>
      ) : null}
    </>
  );
}

const UNPAID: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete']);

const PaymentFailed = () => (
  <Notice
    tone="red"
    title="Payment Failed"
    action={
      <Link href="/profile?tab=payment" className={buttonClasses('outline', 'sm')}>
        Update Card
      </Link>
    }
  >
    The last payment did not go through. It is tried again over the next days; with another card it goes through at the
    next try. Your tokens stay.
  </Notice>
);
