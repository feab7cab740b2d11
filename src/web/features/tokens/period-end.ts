import type { User } from '#contract/user.ts';
import { formatDate } from '../../lib/format-date.ts';

/** The day on which a subscription's tokens end. Without one no end is told: free and bought tokens have none. */
export const periodEnd = (
  { subscriptionActive, unlimited, currentPeriodEnd }: User,
  timeZone?: string,
): string | undefined => (subscriptionActive && !unlimited ? formatDate(currentPeriodEnd, timeZone) : undefined);
