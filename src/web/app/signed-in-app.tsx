import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';
import { isLinkPage, type LinkPageName, pageMeta } from '../content/page-meta.ts';
import { Shell } from '../features/shell/shell.tsx';
import { AccountPlaceholder } from '../features/site/account-placeholder.tsx';
import { AccountContext } from '../lib/account.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { memberScreens, PortalGate, WaitlistGate } from './member-screens.ts';
import { PublicScreenOf } from './public-screen-of.tsx';
import { pageOfScreen, type SignedInScreenName, signedInScreenName } from './signed-in-routes.ts';
import { usePageTitle } from './use-page-title.ts';
import { usePageTop } from './use-page-top.ts';

const { Screen: NotFoundScreen } = memberScreens['not-found'];
const { Screen: BestBetsScreen } = memberScreens['best-bets'];
const { Screen: GameScreen } = memberScreens['game-odds'];
const { Screen: PaymentSetupScreen } = memberScreens['payment-setup'];

/** The route table of a signed-in user. `/` and `/chat` are one screen, so that moving between them keeps it. */
export function SignedInApp({ data, user }: { data: PageData; user: User }) {
  const [path, navigate] = useLocation();
  // The address at which the server marked the page; it is known here and nowhere in the scripts.
  const [portalPath] = useState(() => (data.isPortal ? path : null));
  const name = path === portalPath ? 'portal' : signedInScreenName(path);
  usePageTitle(titleOf(name));
  usePageTop(path);

  useEffect(() => {
    if (name === 'home') navigate('/', { replace: true });
  }, [name, navigate]);

  if (name === 'home') return null;
  if (name === 'terms')
    return (
      <Screen key={name}>
        <memberScreens.terms.Screen data={data} />
      </Screen>
    );
  if (name === 'explore')
    return (
      <Screen key={name}>
        <memberScreens.explore.Screen data={data} />
      </Screen>
    );
  if (isLinkPage(name) || name === 'not-found')
    return (
      <Shell user={user}>
        <AccountContext value={user}>
          <Screen key={name}>
            {name === 'not-found' ? <NotFoundScreen data={data} /> : <PublicScreenOf data={data} />}
          </Screen>
        </AccountContext>
      </Shell>
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
  if (name === 'portal' || name === 'waitlist-admin' || name === 'tools' || name === 'game-odds') return null;
  return pageMeta(pageOfScreen(name)).title;
}

/** The screens inside the frame with navigation and balance. */
function ShellScreen({ name, data, user }: { name: ShellScreenName; data: PageData; user: User }) {
  switch (name) {
    case 'chat':
      return <memberScreens.chat.Screen />;
    case 'dashboard':
      return <memberScreens.dashboard.Screen data={data} user={user} />;
    case 'bets':
      return <memberScreens.bets.Screen data={data} />;
    case 'odds':
      return <memberScreens.odds.Screen data={data} />;
    case 'game-odds':
      return <GameScreen data={data} user={user} />;
    case 'record':
      return <memberScreens.record.Screen data={data} />;
    case 'best-bets':
      return <BestBetsScreen data={data} />;
    case 'tools':
      return <memberScreens.tools.Screen data={data} />;
    case 'waitlist-admin':
      return <WaitlistGate data={data} user={user} />;
    case 'profile':
      return <memberScreens.profile.Screen data={data} user={user} />;
    case 'authorize':
      return <memberScreens.authorize.Screen data={data} user={user} />;
    case 'payment-setup':
      return <PaymentSetupScreen data={data} />;
    case 'pricing':
      return <memberScreens.pricing.Screen data={data} />;
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

/** While the code of a screen is on its way: a conversation's shape, quiet. */
function ScreenPlaceholder() {
  return (
    <main aria-busy="true" className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-4 px-4 py-8">
      <span className="sr-only">Loading</span>
      <Skeleton className="ml-auto h-touch w-1/2" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-64 w-full rounded-card" />
    </main>
  );
}
