import type { ReactNode } from 'react';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';

/** The frame of the app. Without content it is the authentication check that the server sends. */
export function AppShell({ children }: { children?: ReactNode }) {
  return (
    <>
      {children ?? <FullScreenSpinner />}
      <Toaster />
    </>
  );
}
