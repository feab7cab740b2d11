import { useEffect } from 'react';
import type { PageData } from '#contract/page.ts';
import { type Navigate, replaceBy } from '../lib/leave-for.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { signInPathFor } from './public-routes.ts';
import { PublicScreenOf } from './public-screen-of.tsx';

/** A session cookie came, but the session has ended: the public page of this address, without loading it again. */
export function SignedOutApp({ data, navigate = replaceBy }: { data: PageData; navigate?: Navigate }) {
  const signInPath = signInPathFor(data.path, window.location.search);
  useEffect(() => {
    if (signInPath) navigate(signInPath);
  }, [signInPath, navigate]);
  return signInPath ? <FullScreenSpinner /> : <PublicScreenOf data={data} />;
}
