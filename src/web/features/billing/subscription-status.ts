import type { Subscription } from '#contract/billing.ts';
import type { TagTone } from '../../ui/tag.tsx';

const STATUSES: Readonly<Record<string, { tone: TagTone; words: string }>> = {
  active: { tone: 'edge', words: 'Active' },
  trialing: { tone: 'edge', words: 'Trial' },
  past_due: { tone: 'red', words: 'Past due' },
  unpaid: { tone: 'red', words: 'Unpaid' },
  incomplete: { tone: 'amber', words: 'Incomplete' },
  paused: { tone: 'amber', words: 'Paused' },
  canceled: { tone: 'neutral', words: 'Canceled' },
  incomplete_expired: { tone: 'neutral', words: 'Expired' },
  ended: { tone: 'neutral', words: 'Ended' },
};

const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired', 'ended']);
const RENEWING: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);

/** The status as a short word; one that is not known yet is said as the provider says it. */
export function statusTag({ status, cancelAtPeriodEnd }: Subscription): { tone: TagTone; words: string } {
  if (status === 'active' && cancelAtPeriodEnd) return { tone: 'amber', words: 'Ending' };
  return STATUSES[status] ?? { tone: 'neutral', words: status.replaceAll('_', ' ') };
}

const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now();

/** Neither to be canceled nor to be resumed any more. */
export const isOver = ({ status, cancelAtPeriodEnd, currentPeriodEnd }: Subscription): boolean =>
  OVER.has(status) && !(cancelAtPeriodEnd && !isPast(currentPeriodEnd));

/** What happens, or happened, on the day on which the period ends. */
export function periodEndTerm(subscription: Subscription): string {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (isOver(subscription)) return isPast(currentPeriodEnd) ? 'Ended on' : 'Period ends on';
  if (cancelAtPeriodEnd) return 'Ends on';
  return RENEWING.has(status) ? 'Renews on' : 'Period ends on';
}
