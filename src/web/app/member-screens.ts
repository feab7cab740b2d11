import { lazyScreen } from '../lib/lazy-screen.tsx';
import { type SignedInScreenName, signedInScreenName } from './signed-in-routes.ts';

/** The code of each screen comes when it is looked at. */
export const memberScreens = {
  chat: lazyScreen(async () => (await import('../screens/chat-screen.tsx')).ChatScreen),
  dashboard: lazyScreen(async () => (await import('../screens/dashboard-screen.tsx')).DashboardScreen),
  bets: lazyScreen(async () => (await import('../screens/bets/bets-screen.tsx')).BetsScreen),
  odds: lazyScreen(async () => (await import('../screens/odds/odds-screen.tsx')).OddsScreen),
  'game-odds': lazyScreen(async () => (await import('../screens/odds/game-screen.tsx')).GameScreen),
  record: lazyScreen(async () => (await import('../screens/record/signed-in-record-screen.tsx')).SignedInRecordScreen),
  'best-bets': lazyScreen(
    async () => (await import('../screens/best-bets/signed-in-best-bets-screen.tsx')).SignedInBestBetsScreen,
  ),
  tools: lazyScreen(async () => (await import('../screens/tools/signed-in-tools-screen.tsx')).SignedInToolsScreen),
  explore: lazyScreen(async () => (await import('../screens/explore/explore-screen.tsx')).ExploreScreen),
  profile: lazyScreen(async () => (await import('../screens/profile/profile-screen.tsx')).ProfileScreen),
  authorize: lazyScreen(async () => (await import('../screens/authorize-screen.tsx')).AuthorizeScreen),
  'payment-setup': lazyScreen(async () => (await import('../screens/payment-setup-screen.tsx')).PaymentSetupScreen),
  pricing: lazyScreen(
    async () => (await import('../screens/pricing/signed-in-pricing-screen.tsx')).SignedInPricingScreen,
  ),
  terms: lazyScreen(async () => (await import('../screens/terms-screen.tsx')).TermsScreen),
  'not-found': lazyScreen(async () => (await import('../screens/not-found-screen.tsx')).NotFoundScreen),
};

/** For administrators, whose code nobody else loads: asked for when somebody stands before it. */
export const { Screen: WaitlistGate } = lazyScreen(
  async () => (await import('../screens/admin/waitlist-gate.tsx')).WaitlistGate,
);
export const { Screen: PortalGate } = lazyScreen(
  async () => (await import('../screens/admin/portal-gate.tsx')).PortalGate,
);

const isMemberScreen = (name: SignedInScreenName): name is keyof typeof memberScreens => name in memberScreens;

/** Asks for the code of the screen at this address while the server still says who is there. */
export function preloadScreenOf(path: string): void {
  const name = signedInScreenName(path);
  const shown = name === 'home' ? 'chat' : name;
  if (isMemberScreen(shown)) memberScreens[shown].preload();
}
