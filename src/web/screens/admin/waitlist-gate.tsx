import { lazy, Suspense } from 'react';
import type { PageData } from '#contract/page.ts';
import type { User } from '#contract/user.ts';
import { AccountPlaceholder } from '../../features/site/account-placeholder.tsx';
import { AccessDenied } from './access-denied.tsx';
import { SecondFactorFirst } from './second-factor-first.tsx';
import { useLostRights } from './use-lost-rights.ts';

const WaitlistScreen = lazy(async () => ({ default: (await import('./waitlist-screen.tsx')).WaitlistScreen }));

/** Who is no administrator loads nothing of the page but this. */
export function WaitlistGate({ data, user }: { data: PageData; user: User }) {
  const lost = useLostRights();
  if (lost === 'factor') return <SecondFactorFirst data={data} />;
  if (!user.isAdmin || lost) return <AccessDenied data={data} />;
  return (
    <Suspense fallback={<AccountPlaceholder />}>
      <WaitlistScreen data={data} />
    </Suspense>
  );
}
