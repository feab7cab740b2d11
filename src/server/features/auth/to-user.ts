import type { User } from '#contract/user.ts';
import { type RightsSettings, rightsOf } from '../../platform/http/account-rights.ts';
import type { Account } from './accounts.ts';

/** The user as every call that answers with one sends it. */
export function toUser(shown: Account, rights: RightsSettings): User {
  return {
    id: shown.id,
    email: shown.email,
    firstName: shown.firstName,
    lastName: shown.lastName,
    profileImageUrl: shown.profileImageUrl,
    emailVerified: shown.emailVerified,
    tokensRemaining: shown.tokensRemaining,
    ...(shown.tokensOnConfirmation > 0 && { tokensOnConfirmation: shown.tokensOnConfirmation }),
    tokensUsedThisMonth: shown.tokensUsedThisMonth,
    proAnalysesThisMonth: shown.proAnalysesThisMonth,
    currentPeriodEnd: new Date(shown.period.endMs).toISOString(),
    subscriptionActive: shown.subscriptionActive,
    ...rightsOf(shown, rights),
    ...(shown.noGrantReason && { noGrantReason: shown.noGrantReason }),
  };
}
