import { ShieldAlert } from 'lucide-react';
import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { AccountPage } from '../../features/site/account-page.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

/** What an administrator sees in place of everything else, once the one sign-in without a second factor is used up. */
export function SecondFactorFirst({ data }: { data: PageData }) {
  usePageTitle(`Two-Factor Authentication | ${PRODUCT_NAME}`);
  return (
    <AccountPage site={data.site} title="One More Step" isNarrow>
      <Card className="flex w-full flex-col items-start gap-3 p-6">
        <ShieldAlert aria-hidden="true" className="size-6 text-amber" />
        <p>Administrators sign in with two-factor authentication, and your account does not have it yet.</p>
        <p className="text-muted">
          Set it up on your profile under Account Security, with any authenticator app or a passkey. Then open this page
          again.
        </p>
        <ButtonLink href="/profile" className="mt-2">
          Set up two-factor authentication
        </ButtonLink>
      </Card>
    </AccountPage>
  );
}
