import { lazy, Suspense, useState } from 'react';
import type { PageData } from '#contract/page.ts';
import { pageMeta } from '../content/page-meta.ts';
import { leaveFor } from '../lib/leave-for.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadPublicScreen } from './load-public-screen.ts';
import { publicScreenName } from './public-routes.ts';
import { usePageTitle } from './use-page-title.ts';

/** The public page of an address, inside the app. */
export function PublicScreenOf({ data }: { data: PageData }) {
  const name = publicScreenName(data);
  const [Screen] = useState(() => lazy(async () => ({ default: await loadPublicScreen(name) })));
  // Each calculator's page has a title of its own, which came with it.
  usePageTitle(name === 'tools' ? null : pageMeta(name).title);
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullScreenSpinner />}>
        <Screen data={data} navigate={leaveFor} />
      </Suspense>
    </ErrorBoundary>
  );
}
