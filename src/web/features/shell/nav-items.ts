import { isUnder } from '../../lib/site-path.ts';

export type NavItem = {
  label: string;
  href: string;
  /** Only where there is so much room; the foot of each page has it too. */
  from?: 'lg';
  /** Other addresses of the same screen. */
  also?: readonly string[];
};

/** It has a row of its own under the head. */
export const CHAT: NavItem = { label: 'AI Chat', href: '/chat', also: ['/'] };

export const NAV_ITEMS: readonly NavItem[] = [
  CHAT,
  { label: 'Odds', href: '/odds' },
  { label: 'My Bets', href: '/bets' },
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Tools', href: '/tools' },
  { label: 'Pricing', href: '/pricing', from: 'lg' },
];

export const isCurrent = (item: NavItem, path: string): boolean =>
  path === item.href || isUnder(item.href, path) || (item.also?.includes(path) ?? false);
