import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';
import { pageMeta } from '../content/page-meta.ts';
import { Shell } from '../features/shell/shell.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScreenPlaceholder } from './screen-placeholder.tsx';
import { signedInScreenName } from './signed-in-routes.ts';
import { usePageTitle } from './use-page-title.ts';

const ChatScreen = lazy(async () => ({ default: (await import('../screens/chat-screen.tsx')).ChatScreen }));
const TermsScreen = lazy(async () => ({ default: (await import('../screens/terms-screen.tsx')).TermsScreen }));
const NotFoundScreen = lazy(async () => ({
  default: (await import('../screens/not-found-screen.tsx')).NotFoundScreen,
}));

/** The route table of a signed-in user. `/` and `/chat` are one screen, so that moving between them keeps it. */
export function SignedInApp({ data, user }: { data: PageData; user: User }) {
  const [path, navigate] = useLocation();
  const name = signedInScreenName(path);
  usePageTitle(pageMeta(name === 'home' ? 'chat' : name).title);

  useEffect(() => {
    if (name === 'home') navigate('/', { replace: true });
  }, [name, navigate]);

  if (name === 'home') return null;
  if (name === 'chat') {
    return (
      <Shell user={user}>
        <Screen key={name}>
          <ChatScreen />
        </Screen>
      </Shell>
    );
  }
  return <Screen key={name}>{name === 'terms' ? <TermsScreen data={data} /> : <NotFoundScreen data={data} />}</Screen>;
}

/** One boundary per route: a screen that fails takes nothing else with it. */
function Screen({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<ScreenPlaceholder />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
