import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { PageData } from '#contract/page.ts';
import type { PricingPlan } from '../../content/pricing-plans.ts';
import { subscriptionQuery } from '../../features/billing/billing-queries.ts';
import { takeCheckout } from '../../features/billing/checkout-return.ts';
import { useCheckout } from '../../features/billing/use-checkout.ts';
import { playLimitsQuery } from '../../features/play-limits/limits-queries.ts';
import { OwnExclusion } from '../../features/play-limits/own-exclusion.tsx';
import { AccountPage } from '../../features/site/account-page.tsx';
import { Helpline } from '../../features/site/helpline.tsx';
import { PricingPlans } from '../../features/site/pricing-plans.tsx';
import { leaveFor, type Navigate } from '../../lib/leave-for.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';

type Props = { data: PageData; navigate?: Navigate };

/** The prices for who can buy: a button leaves for the payment provider's page. */
export function SignedInPricingScreen({ data, navigate = leaveFor }: Props) {
  const checkout = useCheckout(navigate);
  const { data: subscription } = useQuery(subscriptionQuery);
  const { data: limits } = useQuery(playLimitsQuery);
  const isExcluded = Boolean(limits?.exclusion);
  // Who comes back here gave the purchase up.
  useEffect(() => void takeCheckout(), []);

  const action = ({ action: words, offer, isPopular }: PricingPlan) =>
    offer.kind === 'subscription' && subscription ? (
      <Link href="/profile?tab=subscription" className={buttonClasses('outline')}>
        Your Subscription
      </Link>
    ) : (
      <Button
        variant={isPopular ? 'default' : 'outline'}
        disabled={checkout.isPending || isExcluded}
        onClick={() => checkout.mutate(offer)}
      >
        {words}
      </Button>
    );

  return (
    <AccountPage site={data.site} title="Pricing" lead="By the month or by the pack; tokens work in both modes.">
      <OwnExclusion help={<Helpline site={data.site} />} />
      <PricingPlans action={action} />
    </AccountPage>
  );
}
