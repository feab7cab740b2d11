import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { currentUser } from '#contract/auth.ts';
import type { PageData } from '#contract/page.ts';
import { read } from '../lib/api.ts';
import { queryKeys } from '../lib/query-keys.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { AppShell } from './app-shell.tsx';
import { SignedInApp } from './signed-in-app.tsx';
import { SignedOutApp } from './signed-out-app.tsx';

export function AppRoot({ data, queryClient }: { data: PageData; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AppShell>
        <Authenticated data={data} />
      </AppShell>
    </QueryClientProvider>
  );
}

/** Asks once who is there. Any failure leaves the visitor signed out. */
function Authenticated({ data }: { data: PageData }) {
  const user = useQuery({ queryKey: queryKeys.currentUser, queryFn: () => read(currentUser), retry: false });
  // Deferred, so that a screen is drawn in pieces: in one, it would keep a slow processor from its reader.
  const shown = useDeferredValue(user.isPending ? undefined : (user.data ?? null));
  if (shown === undefined) return <FullScreenSpinner />;
  return shown ? <SignedInApp data={data} user={shown} /> : <SignedOutApp data={data} />;
}
