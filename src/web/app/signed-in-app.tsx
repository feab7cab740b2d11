import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { PageData } from '#contract/page.ts';
import { pageMeta } from '../content/page-meta.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { signedInScreenName } from './signed-in-routes.ts';
import { usePageTitle } from './use-page-title.ts';

const ChatScreen = lazy(async () => ({ default: (await import('../screens/chat-screen.tsx')).ChatScreen }));
const TermsScreen = lazy(async () => ({ default: (await import('../screens/terms-screen.tsx')).TermsScreen }));
const NotFoundScreen = lazy(async () => ({
  default: (await import('../screens/not-found-screen.tsx')).NotFoundScreen,
}));

/** The route table of a signed-in user. `/` and `/chat` are one screen, so that moving between them keeps it. */
export function SignedInApp({ data }: { data: PageData }) {
  const [path, navigate] = useLocation();
  const name = signedInScreenName(path);
  usePageTitle(pageMeta(name === 'home' ? 'chat' : name).title);

  useEffect(() => {
    if (name === 'home') navigate('/', { replace: true });
  }, [name, navigate]);

  return (
    <ErrorBoundary key={name}>
      <Suspense fallback={<FullScreenSpinner />}>
        {name === 'chat' ? <ChatScreen /> : null}
        {name === 'terms' ? <TermsScreen data={data} /> : null}
        {name === 'not-found' ? <NotFoundScreen data={data} /> : null}
      </Suspense>
    </ErrorBoundary>
  );
}
