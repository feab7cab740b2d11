import type { User } from '#contract/user.ts';
import { currentPeriod } from '#engine/tokens/current-period.ts';
import { type RightsSettings, rightsOf } from '../../platform/account-rights.ts';
import type { Account } from './account.repo.ts';

/** The user as every call that answers with one sends it. */
export function toUser(account: Account, rights: RightsSettings, now: Date): User {
  const { anchorMs, billedPeriod, ...shown } = account;
  return {
    id: shown.id,
    email: shown.email,
    firstName: shown.firstName,
    lastName: shown.lastName,
    profileImageUrl: shown.profileImageUrl,
    emailVerified: shown.emailVerified,
    tokensRemaining: shown.tokensRemaining,
    tokensUsedThisMonth: shown.tokensUsedThisMonth,
    proAnalysesThisMonth: shown.proAnalysesThisMonth,
    currentPeriodEnd: new Date(currentPeriod(anchorMs, billedPeriod, now.getTime()).endMs).toISOString(),
    subscriptionActive: shown.subscriptionActive,
    ...rightsOf(account, rights),
    ...(shown.noGrantReason && { noGrantReason: shown.noGrantReason }),
  };
}
