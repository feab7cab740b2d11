import type { PageName } from '../content/page-meta.ts';
import { pathnameOf } from '../lib/site-path.ts';

/** `home` means: this address is for visitors, go to the start page. */
export type SignedInScreenName =
  | Extract<
      PageName,
      'chat' | 'dashboard' | 'profile' | 'payment-setup' | 'pricing' | 'explore' | 'record' | 'terms' | 'not-found'
    >
  | 'home';

const byPath: Record<string, SignedInScreenName> = {
  '/': 'chat',
  '/chat': 'chat',
  '/dashboard': 'dashboard',
  '/explore': 'explore',
  '/record': 'record',
  '/profile': 'profile',
  '/payment-setup': 'payment-setup',
  '/pricing': 'pricing',
  '/terms': 'terms',
  '/signin': 'home',
  '/signup': 'home',
  '/auth': 'home',
};

export function signedInScreenName(path: string): SignedInScreenName {
  return byPath[pathnameOf(path)] ?? 'not-found';
}
