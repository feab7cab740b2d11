import type { ToastContent } from '../ui/toast.ts';

/** The words of the notices that administrators read. */

const failed = (title: string, description: string) =>
  ({ title, description, variant: 'destructive' }) satisfies ToastContent;

export const tokensUpdated = {
  title: 'Tokens Updated',
  description: 'User tokens have been successfully updated.',
} satisfies ToastContent;
export const tokensNotUpdated = failed('Update Failed', 'Failed to update user tokens.');

export const subscriptionUpdated = {
  title: 'Subscription Updated',
  description: 'User subscription status has been updated.',
} satisfies ToastContent;
export const subscriptionNotUpdated = failed('Update Failed', 'Failed to update subscription status.');

export const underAgeLifted = {
  title: 'Picks Allowed Again',
  description: 'This account gets picks again from now on.',
} satisfies ToastContent;
export const roleChanged = {
  title: 'Role Changed',
  description: 'It holds from their next request on.',
} satisfies ToastContent;
export const roleNotChanged = 'Failed to change the role.';
export const userSignedOut = (ended: number) =>
  ({
    title: 'User Signed Out',
    description: `${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended.`,
  }) satisfies ToastContent;
export const userNotSignedOut = 'Failed to sign this user out.';
export const underAgeNotLifted = 'Failed to lift it.';

export const userDeleted = {
  title: 'User Deleted',
  description: 'User has been successfully removed.',
} satisfies ToastContent;
export const userNotDeleted = { title: 'Delete Failed', fallback: 'Failed to delete user.' };

export const csvNotDownloaded = failed('Download Failed', 'Failed to download waitlist CSV');
export const csvDownloaded = (entries: number) =>
  ({
    title: 'CSV Downloaded',
    description: `Successfully downloaded ${entries} waitlist entries`,
  }) satisfies ToastContent;
