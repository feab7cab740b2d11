import { useEffect } from 'react';
import { loggedOut } from '../content/notices.ts';
import { BackToHome, PublicLayout } from '../features/site/public-layout.tsx';
import { saveFlash } from '../lib/flash.ts';
import { type Navigate, replaceBy } from '../lib/leave-for.ts';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { toast } from '../ui/toast.ts';

const REDIRECT_DELAY_MS = 500;

type Props = Pick<PublicScreenProps, 'data'> & { leave?: Navigate };

/**
 * Where a visitor without a session asks for the chat: the notice, then the sign-in screen in its place, or going back
 * would lead here and on again.
 */
export function SignedOutScreen({ data, leave = replaceBy }: Props) {
  useEffect(() => {
    toast(loggedOut);
    const timer = setTimeout(() => {
      saveFlash(loggedOut);
      leave('/signin');
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [leave]);

  return (
    <PublicLayout site={data.site} action={<BackToHome />}>
      <main className="grid flex-1 place-items-center px-4 py-16">
        <Card className="flex w-full max-w-form flex-col items-start gap-3 p-6">
          <h1 className="text-title">You are signed out</h1>
          <p className="text-muted">The chat needs an account. Sign in, and you are there.</p>
          <ButtonLink href="/signin" className="mt-2">
            Sign In
          </ButtonLink>
        </Card>
      </main>
    </PublicLayout>
  );
}
