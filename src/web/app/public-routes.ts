import type { PageData } from '#contract/page.ts';
import type { PageName } from '../content/page-meta.ts';
import { pathnameOf, queryOf } from '../lib/site-path.ts';

export type PublicScreenName = Exclude<PageName, 'chat' | 'profile' | 'payment-setup'>;

const byPath: Record<string, PublicScreenName> = {
  '/': 'landing',
  '/signin': 'sign-in',
  '/signup': 'sign-up',
  '/terms': 'terms',
  '/chat': 'signed-out',
  '/pricing': 'pricing',
};

/** Pages of one's own, which a visitor cannot see: the way to them leads over the sign-in screen. */
const forMembers = new Set(['/profile', '/payment-setup']);

export const needsSignIn = (path: string): boolean => forMembers.has(pathnameOf(path));

/** Which screen a visitor without a session sees. `data.path` may carry the query: `/auth` reads its `mode`. */
export function publicScreenName(data: Pick<PageData, 'path' | 'status'>): PublicScreenName {
  if (data.status === 404) return 'not-found';
  const pathname = pathnameOf(data.path);
  if (pathname === '/auth') return queryOf(data.path).get('mode') === 'signin' ? 'sign-in' : 'sign-up';
  return byPath[pathname] ?? 'not-found';
}
