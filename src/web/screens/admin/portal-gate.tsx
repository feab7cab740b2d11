import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PageData } from '#contract/page.ts';
import { verifyQuery } from '../../features/admin/portal-queries.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { AccessDenied } from './access-denied.tsx';
import { SecondFactorFirst } from './second-factor-first.tsx';
import { lostBy, useLostRights } from './use-lost-rights.ts';

const PortalScreen = lazy(async () => ({ default: (await import('./portal-screen.tsx')).PortalScreen }));

/** Who is no administrator loads nothing of the portal but this. */
export function PortalGate({ data, path }: { data: PageData; path: string }) {
  const { data: access, error, isPending } = useQuery(verifyQuery(path));
  const lost = useLostRights();
  if (isPending) return <FullScreenSpinner isUnderHead />;
  if (lost === 'factor' || lostBy(error) === 'factor') return <SecondFactorFirst data={data} />;
  if (!access?.authorized || lost) return <AccessDenied data={data} />;
  return (
    <Suspense fallback={<FullScreenSpinner isUnderHead />}>
      <PortalScreen data={data} path={path} access={access} />
    </Suspense>
  );
}
