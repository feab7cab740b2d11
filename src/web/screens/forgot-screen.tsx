import { useState } from 'react';
import { ForgotForm } from '../features/auth/forgot-form.tsx';
import { CardPage } from '../features/site/card-page.tsx';
import { LinkDone } from '../features/site/link-done.tsx';
import type { PublicScreenProps } from '../lib/screen-props.ts';

export function ForgotScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const [done, setDone] = useState<string | null>(null);
  return (
    <CardPage
      site={data.site}
      title="Forgot Your Password?"
      lead="We mail you a link with which you choose a new one. It works for an hour."
    >
      {done === null ? (
        <ForgotForm onDone={setDone} />
      ) : (
        <LinkDone message={done} href="/signin" label="Back to Sign In" />
      )}
    </CardPage>
  );
}
