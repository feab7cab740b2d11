import { pricingLead } from '../../content/pricing-plans.ts';
import { PricingPlans } from '../../features/site/pricing-plans.tsx';
import { PublicLayout } from '../../features/site/public-layout.tsx';
import type { PublicScreenProps } from '../../lib/screen-props.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The prices as a visitor reads them; buying begins with an account. */
export function PricingScreen({ data }: Pick<PublicScreenProps, 'data'>) {
  return (
    <PublicLayout site={data.site}>
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-8 px-4 pt-8 pb-16 sm:px-8 sm:pt-14">
        <div className="flex flex-col gap-2">
          <h1 className="text-title">Pricing</h1>
          <p className="text-muted">{pricingLead}</p>
        </div>
        <PricingPlans
          action={({ action, isPopular }) => (
            <ButtonLink href="/signup" variant={isPopular ? 'default' : 'outline'}>
              {action}
            </ButtonLink>
          )}
        />
      </main>
    </PublicLayout>
  );
}
