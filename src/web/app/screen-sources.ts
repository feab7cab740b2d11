import type { PublicScreenName } from './public-routes.ts';
import type { SignedInScreenName } from './signed-in-routes.ts';

const SCREENS = 'src/web/screens';

/**
 * Where the code of a screen begins, as the build's manifest names it, so that a page can ask for it together with the app. Absent:
 * what comes with the app itself, and what only administrators load, after the server let them in.
 */
export const publicScreenSources: Partial<Record<PublicScreenName, string>> = {
  landing: `${SCREENS}/landing/landing-screen.tsx`,
  'sign-in': `${SCREENS}/sign-in-screen.tsx`,
  'sign-up': `${SCREENS}/sign-up-screen.tsx`,
  explore: `${SCREENS}/explore/explore-screen.tsx`,
  record: `${SCREENS}/record/record-screen.tsx`,
  'best-bets': `${SCREENS}/best-bets/best-bets-screen.tsx`,
  tools: `${SCREENS}/tools/tools-screen.tsx`,
  pricing: `${SCREENS}/pricing/pricing-screen.tsx`,
  terms: `${SCREENS}/terms-screen.tsx`,
  verify: `${SCREENS}/verify-screen.tsx`,
  forgot: `${SCREENS}/forgot-screen.tsx`,
  reset: `${SCREENS}/reset-screen.tsx`,
  'waitlist-confirm': `${SCREENS}/waitlist-confirm-screen.tsx`,
  unsubscribe: `${SCREENS}/unsubscribe-screen.tsx`,
  'signed-out': `${SCREENS}/signed-out-screen.tsx`,
  'not-found': `${SCREENS}/not-found-screen.tsx`,
};

export const memberScreenSources: Partial<Record<SignedInScreenName, string>> = {
  chat: `${SCREENS}/chat-screen.tsx`,
  home: `${SCREENS}/chat-screen.tsx`,
  dashboard: `${SCREENS}/dashboard-screen.tsx`,
  odds: `${SCREENS}/odds/odds-screen.tsx`,
  'game-odds': `${SCREENS}/odds/game-screen.tsx`,
  record: `${SCREENS}/record/signed-in-record-screen.tsx`,
  'best-bets': `${SCREENS}/best-bets/signed-in-best-bets-screen.tsx`,
  tools: `${SCREENS}/tools/signed-in-tools-screen.tsx`,
  explore: `${SCREENS}/explore/explore-screen.tsx`,
  profile: `${SCREENS}/profile/profile-screen.tsx`,
  'payment-setup': `${SCREENS}/payment-setup-screen.tsx`,
  pricing: `${SCREENS}/pricing/signed-in-pricing-screen.tsx`,
  terms: `${SCREENS}/terms-screen.tsx`,
  'not-found': `${SCREENS}/not-found-screen.tsx`,
};
