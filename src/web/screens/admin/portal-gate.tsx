import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { verifyQuery } from '../../features/admin/portal-queries.ts';
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx';
import { AccessDenied } from './access-denied.tsx';

const PortalScreen = lazy(async () => ({ default: (await import('./portal-screen.tsx')).PortalScreen }));

/** Who is no administrator loads nothing of the portal but this. */
export function PortalGate({ data, path }: { data: PageData; path: string }) {
  const { data: access, isPending } = useQuery(verifyQuery(path));
  useEffect(() => {
    document.title = access ? `Admin Portal | ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [access]);
  if (isPending) return <FullScreenSpinner />;
  if (!access?.authorized) return <AccessDenied data={data} />;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <PortalScreen data={data} path={path} access={access} />
    </Suspense>
  );
}
