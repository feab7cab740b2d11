import { AUTHORIZE_PATH } from '#contract/authorize-path.ts';
import type { PageData } from '#contract/page.ts';
import type { PageName } from '../content/page-meta.ts';
import { isGamePath, isUnder, pathnameOf, queryOf } from '../lib/site-path.ts';

export type PublicScreenName = Exclude<
  PageName,
  'chat' | 'dashboard' | 'bets' | 'odds' | 'game-odds' | 'profile' | 'authorize' | 'payment-setup' | 'plain'
>;

const byPath: Record<string, PublicScreenName> = {
  '/': 'landing',
  '/signin': 'sign-in',
  '/signup': 'sign-up',
  '/terms': 'terms',
  '/chat': 'signed-out',
  '/explore': 'explore',
  '/record': 'record',
  '/best-bets': 'best-bets',
  '/tools': 'tools',
  '/pricing': 'pricing',
  '/verify': 'verify',
  '/forgot': 'forgot',
  '/reset': 'reset',
  '/waitlist/confirm': 'waitlist-confirm',
  '/unsubscribe': 'unsubscribe',
};

/** Pages of one's own, which a visitor cannot see, and where the way to each of them leads. */
const forMembers: Record<string, string> = {
  '/dashboard': '/api/login',
  '/bets': '/signin',
  '/odds': '/api/login',
  '/profile': '/signin',
  '/payment-setup': '/signin',
};

/** `search` is what an assistant's question consists of: it is asked again once somebody has signed in. */
export function signInPathFor(path: string, search = ''): string | undefined {
  const pathname = pathnameOf(path);
  if (pathname === AUTHORIZE_PATH) return `/signin?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return forMembers[isGamePath(path) ? '/odds' : pathname];
}

/** Which screen a visitor without a session sees. `data.path` may carry the query: `/auth` reads its `mode`. */
export function publicScreenName(data: Pick<PageData, 'path' | 'status'>): PublicScreenName {
  if (data.status === 404) return 'not-found';
  const pathname = pathnameOf(data.path);
  if (pathname === '/auth') return queryOf(data.path).get('mode') === 'signin' ? 'sign-in' : 'sign-up';
  return byPath[isUnder('/tools', pathname) ? '/tools' : pathname] ?? 'not-found';
}
