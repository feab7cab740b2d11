import { lazy, Suspense } from 'react';
import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { AccessDenied } from './access-denied.tsx';

const WaitlistScreen = lazy(async () => ({ default: (await import('./waitlist-screen.tsx')).WaitlistScreen }));

/** Who is no administrator loads nothing of the page but this. */
export function WaitlistGate({ data, user }: { data: PageData; user: User }) {
  if (!user.isAdmin) return <AccessDenied data={data} />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <WaitlistScreen data={data} />
    </Suspense>
  );
}
