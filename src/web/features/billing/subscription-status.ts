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
};

/** The status as a short word; one that is not known yet is said as the provider says it. */
export function statusTag({ status, cancelAtPeriodEnd }: Subscription): { tone: TagTone; words: string } {
  if (status === 'active' && cancelAtPeriodEnd) return { tone: 'amber', words: 'Ending' };
  return STATUSES[status] ?? { tone: 'neutral', words: status.replaceAll('_', ' ') };
}
