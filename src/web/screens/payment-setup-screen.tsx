import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import type { PageData } from '#contract/page.ts';
import { cardAdded, cardNotAdded } from '../content/account-notices.ts';
import { paymentConfigQuery } from '../features/billing/billing-queries.ts';
import type { OpenCardForm } from '../features/billing/card-form-port.ts';
import { CardSetup } from '../features/billing/card-setup.tsx';
import { openStripeCardForm } from '../features/billing/stripe-card-form.ts';
import { AccountPage } from '../features/site/account-page.tsx';
import { saveFlash } from '../lib/flash.ts';
import { type Navigate, replaceBy } from '../lib/leave-for.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type Props = { data: PageData; navigate?: Navigate; openForm?: OpenCardForm };

const PAYMENT_TAB = '/profile?tab=payment';

/**
 * Where a card is entered, and where the payment provider sends the browser afterwards. Every way on loads its page
 * in full: only this one may hold the provider's form.
 */
export function PaymentSetupScreen({ data, navigate = replaceBy, openForm = openStripeCardForm }: Props) {
  const query = new URLSearchParams(useSearch());
  const clientSecret = query.get('client_secret');
  const isBack = query.has('setup_intent');
  const isFailed = query.get('redirect_status') === 'failed';

  useEffect(() => {
    if (isBack) {
      saveFlash(isFailed ? cardNotAdded : cardAdded);
      navigate(PAYMENT_TAB);
    } else if (!clientSecret) navigate('/profile');
  }, [isBack, isFailed, clientSecret, navigate]);

  if (isBack || !clientSecret)
    return (
      <AccountPage site={data.site} title="Payment Setup" isNarrow>
        <FormSkeleton />
      </AccountPage>
    );
  return (
    <AccountPage site={data.site} title="Payment Setup" isNarrow>
      {/* As high as what comes in most cases, so that the foot of the page stays where it is. */}
      <div className="min-h-72 w-full">
        <Setup clientSecret={clientSecret} navigate={navigate} openForm={openForm} />
      </div>
    </AccountPage>
  );
}

function Setup({ clientSecret, navigate, openForm }: Required<Omit<Props, 'data'>> & { clientSecret: string }) {
  const { data: config, isPending, refetch } = useQuery(paymentConfigQuery);
  if (isPending) return <FormSkeleton />;
  if (!config) return <LoadFailed what="The card form" onRetry={() => void refetch()} />;
  if (!config.enabled || !config.publishableKey) return <Unavailable onBack={() => navigate('/profile')} />;
  return (
    <CardSetup
      publishableKey={config.publishableKey}
      clientSecret={clientSecret}
      returnUrl={`${window.location.origin}/payment-setup`}
      openForm={openForm}
      onCancel={() => navigate(PAYMENT_TAB)}
    />
  );
}

function Unavailable({ onBack }: { onBack: () => void }) {
  return (
    <Card className="flex flex-col items-start gap-3 p-6">
      <div className="text-muted">
        <h2 className="inline text-base text-text">Payment Setup Unavailable</h2> — the card payment provider is not
        configured. Please contact support.
      </div>
      <Button className="mt-2" onClick={onBack}>
        Back to Profile
      </Button>
    </Card>
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex w-full flex-col gap-4">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  );
}
