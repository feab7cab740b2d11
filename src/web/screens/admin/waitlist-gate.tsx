import { lazy, Suspense, useEffect } from 'react';
import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { User } from '#contract/user.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { AccessDenied } from './access-denied.tsx';

const WaitlistScreen = lazy(async () => ({ default: (await import('./waitlist-screen.tsx')).WaitlistScreen }));

/** Who is no administrator loads nothing of the page but this. */
export function WaitlistGate({ data, user }: { data: PageData; user: User }) {
  useEffect(() => {
    document.title = user.isAdmin ? `Waitlist Management | ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [user.isAdmin]);
  if (!user.isAdmin) return <AccessDenied data={data} />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <WaitlistScreen data={data} />
    </Suspense>
  );
}
