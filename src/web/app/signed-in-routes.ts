import { AUTHORIZE_PATH } from '#contract/authorize-path.ts';
import type { LinkPageName, PageName } from '../content/page-meta.ts';
import { isGamePath, isUnder, pathnameOf } from '../lib/site-path.ts';

/** `home` means: this address is for visitors, go to the start page. */
export type SignedInScreenName =
  | Extract<
      PageName,
      | 'chat'
      | 'dashboard'
      | 'bets'
      | 'odds'
      | 'game-odds'
      | 'authorize'
      | 'profile'
      | 'payment-setup'
      | 'pricing'
      | 'explore'
      | 'record'
      | 'best-bets'
      | 'tools'
      | 'terms'
      | 'not-found'
    >
  | LinkPageName
  | 'waitlist-admin'
  | 'home';

const byPath: Record<string, SignedInScreenName> = {
  '/': 'chat',
  '/chat': 'chat',
  '/dashboard': 'dashboard',
  '/bets': 'bets',
  '/odds': 'odds',
  '/explore': 'explore',
  '/record': 'record',
  '/best-bets': 'best-bets',
  '/tools': 'tools',
  '/profile': 'profile',
  [AUTHORIZE_PATH]: 'authorize',
  '/payment-setup': 'payment-setup',
  '/pricing': 'pricing',
  '/admin/waitlist': 'waitlist-admin',
  '/terms': 'terms',
  '/verify': 'verify',
  '/forgot': 'forgot',
  '/reset': 'reset',
  '/waitlist/confirm': 'waitlist-confirm',
  '/unsubscribe': 'unsubscribe',
  '/signin': 'home',
  '/signup': 'home',
  '/auth': 'home',
};

export function signedInScreenName(path: string): SignedInScreenName {
  if (isGamePath(path)) return 'game-odds';
  return byPath[isUnder('/tools', path) ? '/tools' : pathnameOf(path)] ?? 'not-found';
}

/** Whose title and description it has. Pages for administrators name themselves: nobody else loads their words. */
export function pageOfScreen(name: SignedInScreenName): PageName {
  if (name === 'waitlist-admin') return 'plain';
  return name === 'home' ? 'chat' : name;
}
