import type { Tab } from '../../ui/tabs.tsx';

export type ProfileTab = 'profile' | 'payment' | 'subscription' | 'limits' | 'tokens';

export const PROFILE_TABS: readonly Tab<ProfileTab>[] = [
  { key: 'profile', label: 'Profile' },
  { key: 'payment', label: 'Payment' },
  { key: 'subscription', label: 'Subscription' },
  { key: 'limits', label: 'Limits' },
  { key: 'tokens', label: 'Tokens' },
];

/** The tab that an address asks for; any other word is the first. */
export function tabOf(search: string): ProfileTab {
  const asked = new URLSearchParams(search).get('tab');
  return PROFILE_TABS.find(({ key }) => key === asked)?.key ?? 'profile';
}
