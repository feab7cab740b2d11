import { useState } from 'react';
import type { SiteInfo } from '#contract/page.ts';
import { RenewVerification } from '../features/auth/renew-verification.tsx';
import { VerifyForm } from '../features/auth/verify-form.tsx';
import { CardPage } from '../features/site/card-page.tsx';
import { DeadLink } from '../features/site/dead-link.tsx';
import { LinkDone } from '../features/site/link-done.tsx';
import { useAccount } from '../lib/account.ts';
import type { PublicScreenProps } from '../lib/screen-props.ts';
import { Button } from '../ui/button.tsx';
import { MailAddress } from '../ui/mail-address.tsx';

const TITLE = 'Confirm Your Address';

export function VerifyScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  const account = useAccount();
  const [isForOther, setForOther] = useState(false);
  if (account?.emailVerified && !isForOther) {
    return <ConfirmedAlready site={data.site} email={account.email} onOther={() => setForOther(true)} />;
  }
  return <Confirm site={data.site} />;
}

/** The link may still be one for another account of the same reader. */
function ConfirmedAlready({ site, email, onOther }: { site: SiteInfo; email: string; onOther: () => void }) {
  return (
    <CardPage site={site} title={TITLE} lead={<MailAddress of={email} />}>
      <LinkDone message="Your address is confirmed already." href="/" label="Continue" />
      <div className="border-line border-t pt-3">
        <Button variant="link" className="px-0" onClick={onOther}>
          The link is for another account
        </Button>
      </div>
    </CardPage>
  );
}

function Confirm({ site }: { site: SiteInfo }) {
  const [done, setDone] = useState<string | null>(null);
  const [dead, setDead] = useState<string | null>(null);
  if (done === null && dead !== null) {
    return (
      <CardPage site={site} title={TITLE} lead="This takes a link that still works.">
        <DeadLink problem={dead}>
          <RenewVerification onSent={setDone} />
        </DeadLink>
      </CardPage>
    );
  }
  return (
    <CardPage site={site} title={TITLE} lead="One press, and we know that this address is yours.">
      {done === null ? (
        <VerifyForm onDone={setDone} onDead={setDead} />
      ) : (
        <LinkDone message={done} href="/" label="Continue" />
      )}
    </CardPage>
  );
}
