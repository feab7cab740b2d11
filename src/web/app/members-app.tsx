import { hydrateRoot } from 'react-dom/client';
import { showFlash } from '../lib/flash.ts';
import { pageRoot, readPageData } from '../lib/page-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { AppRoot } from './app-root.tsx';
import { preloadScreenOf } from './member-screens.ts';

/** Takes over the shell that a request with a session cookie gets. */
export function startApp(): void {
  const data = readPageData();
  if (!data.isPortal) preloadScreenOf(window.location.pathname);
  hydrateRoot(pageRoot(), <AppRoot data={data} queryClient={createQueryClient()} />);
  showFlash();
}
