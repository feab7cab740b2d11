import { useState } from 'react';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { CardPage } from '../features/site/card-page.tsx';
import { DeadLink } from '../features/site/dead-link.tsx';
import { LinkDone } from '../features/site/link-done.tsx';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export function ResetScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const [done, setDone] = useState<string | null>(null);
  const [dead, setDead] = useState<string | null>(null);
  if (dead !== null) {
    return (
      <CardPage site={data.site} title="Choose a New Password" lead="This takes a link that still works.">
        <DeadLink problem={dead}>
          <ButtonLink href="/forgot">Mail Me a New Link</ButtonLink>
        </DeadLink>
      </CardPage>
    );
  }
  return (
    <CardPage site={data.site} title="Choose a New Password" lead="It signs you out on every device.">
      {done === null ? (
        <>
          <ResetForm onDone={setDone} onDead={setDead} />
          <p className="border-line border-t pt-4 text-muted text-sm">
            The link has expired?{' '}
            <a href="/forgot" className="text-steel underline underline-offset-4">
              Ask for a new one
            </a>
          </p>
        </>
      ) : (
        <LinkDone message={done} href="/signin" label="Sign In" />
      )}
    </CardPage>
  );
}
