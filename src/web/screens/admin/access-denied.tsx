import { ShieldAlert } from 'lucide-react';
import type { PageData } from '#contract/page.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { AccountPage } from '../../features/site/account-page.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

export function AccessDenied({ data }: { data: PageData }) {
  usePageTitle(`Access Denied | ${PRODUCT_NAME}`);
  return (
    <AccountPage site={data.site} title="Access Denied" isNarrow>
      <Card className="flex w-full flex-col items-start gap-3 p-6">
        <ShieldAlert aria-hidden="true" className="size-6 text-red" />
        <p>You don't have permission to access this admin portal.</p>
        <p className="text-muted">This area is restricted to authorized administrators only.</p>
        <ButtonLink href="/" className="mt-2">
          Go to the start page
        </ButtonLink>
      </Card>
    </AccountPage>
  );
}
