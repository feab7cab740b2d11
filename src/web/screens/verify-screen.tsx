import { useState } from 'react';
import { RenewVerification } from '../features/auth/renew-verification.tsx';
import { VerifyForm } from '../features/auth/verify-form.tsx';
import { CardPage } from '../features/site/card-page.tsx';
import { DeadLink } from '../features/site/dead-link.tsx';
import { LinkDone } from '../features/site/link-done.tsx';
import type { PublicScreenProps } from '../lib/screen-props.ts';

export function VerifyScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const [done, setDone] = useState<string | null>(null);
  const [dead, setDead] = useState<string | null>(null);
  if (done === null && dead !== null) {
    return (
      <CardPage site={data.site} title="Confirm Your Address" lead="This takes a link that still works.">
        <DeadLink problem={dead}>
          <RenewVerification onSent={setDone} />
        </DeadLink>
      </CardPage>
    );
  }
  return (
    <CardPage site={data.site} title="Confirm Your Address" lead="One press, and we know that this address is yours.">
      {done === null ? (
        <VerifyForm onDone={setDone} onDead={setDead} />
      ) : (
        <LinkDone message={done} href="/" label="Continue" />
      )}
    </CardPage>
  );
}
