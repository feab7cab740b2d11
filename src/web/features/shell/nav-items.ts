export type NavItem = {
  label: string;
  href: string /** Other addresses of the same screen. */;
  also?: readonly string[];
};

export const NAV_ITEMS: readonly NavItem[] = [
  { label: 'AI Chat', href: '/chat', also: ['/'] },
  { label: 'Dashboard', href: '/dashboard' },
];

export const isCurrent = (item: NavItem, path: string): boolean =>
  path === item.href || (item.also?.includes(path) ?? false);
