import type { PageData } from '#contract/page.ts';
import { leaveFor } from '../lib/leave-for.ts';
import { Toaster } from '../ui/toaster.tsx';
import type { PublicScreen } from './load-public-screen.ts';

/** What the server prerenders and the browser hydrates: the same tree on both sides, without Suspense. */
export function PublicPage({ screen: Screen, data }: { screen: PublicScreen; data: PageData }) {
  return (
    <>
      <Screen data={data} navigate={leaveFor} />
      <Toaster />
    </>
  );
}
