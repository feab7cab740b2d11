import { Link } from 'wouter';
import type { Subscription } from '#contract/billing.ts';
import { formatDate } from '../../lib/format-date.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Notice } from '../../ui/notice.tsx';

/** What about the subscription needs attention; nothing while all is well. */
export function SubscriptionNotice({ subscription }: { subscription: Subscription }) {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (status === 'past_due' || status === 'unpaid' || status === 'incomplete') {
    return (
      <Notice
        tone="red"
        title="Payment Failed"
        action={
          <Link href="/profile?tab=payment" className={buttonClasses('outline', 'sm')}>
            Update Card
          </Link>
        }
      >
        The last payment did not go through. It is tried again over the next days; with another card it goes through at
        the next try. Your tokens stay.
      </Notice>
    );
  }
  if (!cancelAtPeriodEnd) return null;
  return (
    <Notice tone="amber" title="Subscription Ending">
      It stays active until {formatDate(currentPeriodEnd)} and is not charged again. You can resume it until then.
    </Notice>
  );
}
