import type { ComponentType } from 'react';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import type { PublicScreenName } from './public-routes.ts';

export type PublicScreen = ComponentType<PublicScreenProps>;

/** A visitor loads the code of the one screen that is looked at. */
const loaders: Record<PublicScreenName, () => Promise<PublicScreen>> = {
  landing: async () => (await import('../screens/landing/landing-screen.tsx')).LandingScreen,
  'sign-in': async () => (await import('../screens/sign-in-screen.tsx')).SignInScreen,
  'sign-up': async () => (await import('../screens/sign-up-screen.tsx')).SignUpScreen,
  explore: async () => (await import('../screens/explore/explore-screen.tsx')).ExploreScreen,
  record: async () => (await import('../screens/record/record-screen.tsx')).RecordScreen,
  'best-bets': async () => (await import('../screens/best-bets/best-bets-screen.tsx')).BestBetsScreen,
  tools: async () => (await import('../screens/tools/tools-screen.tsx')).ToolsScreen,
  pricing: async () => (await import('../screens/pricing/pricing-screen.tsx')).PricingScreen,
  terms: async () => (await import('../screens/terms-screen.tsx')).TermsScreen,
  verify: async () => (await import('../screens/verify-screen.tsx')).VerifyScreen,
  forgot: async () => (await import('../screens/forgot-screen.tsx')).ForgotScreen,
  reset: async () => (await import('../screens/reset-screen.tsx')).ResetScreen,
  'waitlist-confirm': async () => (await import('../screens/waitlist-confirm-screen.tsx')).WaitlistConfirmScreen,
  unsubscribe: async () => (await import('../screens/unsubscribe-screen.tsx')).UnsubscribeScreen,
  'signed-out': async () => (await import('../screens/signed-out-screen.tsx')).SignedOutScreen,
  'not-found': async () => (await import('../screens/not-found-screen.tsx')).NotFoundScreen,
};

export function loadPublicScreen(name: PublicScreenName): Promise<PublicScreen> {
  return loaders[name]();
}
