import { useState } from 'react';
import { VerifyForm } from '../features/auth/verify-form.tsx';
import { CardPage } from '../features/site/card-page.tsx';
import { LinkDone } from '../features/site/link-done.tsx';
import type { PublicScreenProps } from '../lib/screen-props.ts';

export function VerifyScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const [done, setDone] = useState<string | null>(null);
  return (
    <CardPage site={data.site} title="Confirm Your Address" lead="One press, and we know that this address is yours.">
      {done === null ? <VerifyForm onDone={setDone} /> : <LinkDone message={done} href="/" label="Continue" />}
    </CardPage>
  );
}
