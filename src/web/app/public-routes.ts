import type { PageData } from '#contract/page.ts';
import type { PageName } from '../content/page-meta.ts';
import { isGamePath, isUnder, pathnameOf, queryOf } from '../lib/site-path.ts';

export type PublicScreenName = Exclude<
  PageName,
  'chat' | 'dashboard' | 'odds' | 'game-odds' | 'profile' | 'payment-setup' | 'plain'
>;

const byPath: Record<string, PublicScreenName> = {
  '/': 'landing',
  '/signin': 'sign-in',
  '/signup': 'sign-up',
  '/terms': 'terms',
  '/chat': 'signed-out',
  '/explore': 'explore',
  '/record': 'record',
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
  '/odds': '/api/login',
  '/profile': '/signin',
  '/payment-setup': '/signin',
};

export const signInPathFor = (path: string): string | undefined =>
  forMembers[isGamePath(path) ? '/odds' : pathnameOf(path)];

/** Which screen a visitor without a session sees. `data.path` may carry the query: `/auth` reads its `mode`. */
export function publicScreenName(data: Pick<PageData, 'path' | 'status'>): PublicScreenName {
  if (data.status === 404) return 'not-found';
  const pathname = pathnameOf(data.path);
  if (pathname === '/auth') return queryOf(data.path).get('mode') === 'signin' ? 'sign-in' : 'sign-up';
  return byPath[isUnder('/tools', pathname) ? '/tools' : pathname] ?? 'not-found';
}
