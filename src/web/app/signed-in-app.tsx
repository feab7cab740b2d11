import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';
import { isLinkPage, type LinkPageName, pageMeta } from '../content/page-meta.ts';
import { Shell } from '../features/shell/shell.tsx';
import { AccountPlaceholder } from './account-placeholder.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PublicScreenOf } from './public-screen-of.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import { pageOfScreen, type SignedInScreenName, signedInScreenName } from './signed-in-routes.ts';
import { usePageTitle } from './use-page-title.ts';

const ChatScreen = lazy(async () => ({ default: (await import('../screens/chat-screen.tsx')).ChatScreen }));
const DashboardScreen = lazy(async () => ({
  default: (await import('../screens/dashboard-screen.tsx')).DashboardScreen,
}));
const RecordScreen = lazy(async () => ({
  default: (await import('../screens/record/signed-in-record-screen.tsx')).SignedInRecordScreen,
}));
const ExploreScreen = lazy(async () => ({
  default: (await import('../screens/explore/explore-screen.tsx')).ExploreScreen,
}));
const ProfileScreen = lazy(async () => ({
  default: (await import('../screens/profile/profile-screen.tsx')).ProfileScreen,
}));
const PaymentSetupScreen = lazy(async () => ({
  default: (await import('../screens/payment-setup-screen.tsx')).PaymentSetupScreen,
}));
const PricingScreen = lazy(async () => ({
  default: (await import('../screens/pricing/signed-in-pricing-screen.tsx')).SignedInPricingScreen,
}));
const WaitlistGate = lazy(async () => ({ default: (await import('../screens/admin/waitlist-gate.tsx')).WaitlistGate }));
const PortalGate = lazy(async () => ({ default: (await import('../screens/admin/portal-gate.tsx')).PortalGate }));
const TermsScreen = lazy(async () => ({ default: (await import('../screens/terms-screen.tsx')).TermsScreen }));
const NotFoundScreen = lazy(async () => ({
  default: (await import('../screens/not-found-screen.tsx')).NotFoundScreen,
}));

/** The route table of a signed-in user. `/` and `/chat` are one screen, so that moving between them keeps it. */
export function SignedInApp({ data, user }: { data: PageData; user: User }) {
  const [path, navigate] = useLocation();
  // The address at which the server marked the page; it is known here and nowhere in the scripts.
  const [portalPath] = useState(() => (data.isPortal ? path : null));
  const name = path === portalPath ? 'portal' : signedInScreenName(path);
  usePageTitle(titleOf(name));

  useEffect(() => {
    if (name === 'home') navigate('/', { replace: true });
  }, [name, navigate]);

  if (name === 'home') return null;
  if (isLinkPage(name)) return <PublicScreenOf key={name} data={data} />;
  if (name === 'terms')
    return (
      <Screen key={name}>
        <TermsScreen data={data} />
      </Screen>
    );
  if (name === 'explore')
    return (
      <Screen key={name}>
        <ExploreScreen data={data} />
      </Screen>
    );
  if (name === 'not-found')
    return (
      <Screen key={name}>
        <NotFoundScreen data={data} />
      </Screen>
    );
  return (
    <Shell user={user}>
      <Screen key={name} placeholder={name === 'chat' ? <ScreenPlaceholder /> : <AccountPlaceholder />}>
        {name === 'portal' ? (
          <PortalGate data={data} path={path} />
        ) : (
          <ShellScreen name={name} data={data} user={user} />
        )}
      </Screen>
    </Shell>
  );
}

type ShellScreenName = Exclude<SignedInScreenName, LinkPageName | 'home' | 'terms' | 'explore' | 'not-found'>;

function titleOf(name: SignedInScreenName | 'portal'): string | null {
  if (name === 'portal' || name === 'waitlist-admin') return null;
  return pageMeta(pageOfScreen(name)).title;
}

/** The screens inside the frame with navigation and balance. */
function ShellScreen({ name, data, user }: { name: ShellScreenName; data: PageData; user: User }) {
  switch (name) {
    case 'chat':
      return <ChatScreen />;
    case 'dashboard':
      return <DashboardScreen data={data} user={user} />;
    case 'record':
      return <RecordScreen data={data} />;
    case 'waitlist-admin':
      return <WaitlistGate data={data} user={user} />;
    case 'profile':
      return <ProfileScreen data={data} user={user} />;
    case 'payment-setup':
      return <PaymentSetupScreen data={data} />;
    case 'pricing':
      return <PricingScreen data={data} />;
  }
}

/** One boundary per route: a screen that fails takes nothing else with it. */
function Screen({ placeholder, children }: { placeholder?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={placeholder ?? <ScreenPlaceholder />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
