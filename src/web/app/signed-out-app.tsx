import { lazy, Suspense, useEffect, useState } from 'react';
import type { PageData } from '#contract/page.ts';
import { pageMeta } from '../content/page-meta.ts';
import { leaveFor, type Navigate, replaceBy } from '../lib/leave-for.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadPublicScreen } from './load-public-screen.ts';
import { publicScreenName, signInPathFor } from './public-routes.ts';
import { usePageTitle } from './use-page-title.ts';

/** A session cookie came, but the session has ended: the public page of this address, without loading it again. */
export function SignedOutApp({ data, navigate = replaceBy }: { data: PageData; navigate?: Navigate }) {
  const signInPath = signInPathFor(data.path);
  useEffect(() => {
    if (signInPath) navigate(signInPath);
  }, [signInPath, navigate]);
  return signInPath ? <FullScreenSpinner /> : <PublicScreenOf data={data} />;
}

function PublicScreenOf({ data }: { data: PageData }) {
  const name = publicScreenName(data);
  const [Screen] = useState(() => lazy(async () => ({ default: await loadPublicScreen(name) })));
  usePageTitle(pageMeta(name).title);
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullScreenSpinner />}>
        <Screen data={data} navigate={leaveFor} />
      </Suspense>
    </ErrorBoundary>
  );
}
