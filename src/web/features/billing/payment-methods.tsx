import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  addPaymentMethod,
  deletePaymentMethod,
  type PaymentMethod,
  setDefaultPaymentMethod,
} from '#contract/billing.ts';
import { cardsComingSoon } from '../../content/account-notices.ts';
import { write } from '../../lib/api.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { paymentConfigQuery, paymentMethodsQuery } from './billing-queries.ts';
import { cardName } from './card-name.ts';
import { PaymentMethodRow } from './payment-method-row.tsx';
import { RemoveCardDialog } from './remove-card-dialog.tsx';
import { usePaymentAction } from './use-payment-action.ts';

/** The saved cards. They lie with the payment provider; here only what tells them apart is shown. */
export function PaymentMethods({ navigate }: { navigate: Navigate }) {
  const { data: cards, isPending, refetch } = useQuery(paymentMethodsQuery);
  const adding = usePaymentAction({
    act: () => write(addPaymentMethod, undefined),
    onDone: ({ url }) => navigate(url),
    comingSoon: cardsComingSoon,
    refused: { title: 'Card Not Added', fallback: 'The card form could not be opened. Please try again.' },
  });

  return (
    <Panel
      title="Payment Methods"
      lead="Cards are kept by the payment provider, never here."
      action={
        <Button disabled={adding.isPending} onClick={() => adding.mutate(undefined)}>
          <Plus aria-hidden="true" className="size-4" />
          Add Card
        </Button>
      }
    >
      {isPending ? (
        <div aria-busy="true">
          {/* As high as what most find here: that there is none yet. */}
          <Skeleton className="h-20.5 w-full sm:h-15.5" />
        </div>
      ) : null}
      {cards ? <CardList cards={cards} /> : null}
      {isPending || cards ? null : <LoadFailed what="The saved cards" onRetry={() => void refetch()} />}
    </Panel>
  );
}

function CardList({ cards }: { cards: readonly PaymentMethod[] }) {
  const queryClient = useQueryClient();
  const { data: config } = useQuery(paymentConfigQuery);
  const [removing, setRemoving] = useState<PaymentMethod | null>(null);
  const show = (next: PaymentMethod[]) => queryClient.setQueryData(paymentMethodsQuery.queryKey, next);
  const choosing = usePaymentAction({
    act: (card: PaymentMethod) => write(setDefaultPaymentMethod, undefined, { id: card.id }),
    onDone: (next) => {
      show(next);
      toast({ title: 'Default Card Set', description: 'The next payment is taken from it.' });
    },
    comingSoon: cardsComingSoon,
    refused: { title: 'Default Card Not Set', fallback: 'The card could not be made the default.' },
  });
  const deleting = usePaymentAction({
    act: (card: PaymentMethod) => write(deletePaymentMethod, undefined, { id: card.id }),
    onDone: (next) => {
      show(next);
      setRemoving(null);
      toast({ title: 'Card Removed', description: 'The payment provider no longer keeps it.' });
    },
    comingSoon: cardsComingSoon,
    refused: { title: 'Card Not Removed', fallback: 'The card could not be removed.' },
  });
  const remove = (card: PaymentMethod) => (config?.enabled ? setRemoving(card) : deleting.mutate(card));
  if (cards.length === 0) return <NoCards />;

  return (
    <>
      <ul aria-label="Saved cards" className="flex flex-col divide-y divide-line rounded-control border border-line">
        {cards.map((card) => (
          <PaymentMethodRow
            key={card.id}
            card={card}
            isBusy={choosing.isPending || deleting.isPending}
            onDefault={() => choosing.mutate(card)}
            onRemove={() => remove(card)}
          />
        ))}
      </ul>
      <RemoveCardDialog
        name={removing ? cardName(removing) : null}
        isBusy={deleting.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && deleting.mutate(removing)}
      />
    </>
  );
}

function NoCards() {
  return (
    <div className="flex items-center gap-3 rounded-control border border-line border-dashed px-4 py-5 text-muted text-sm">
      <CreditCard aria-hidden="true" className="size-5 shrink-0 text-faint" />
      <p>No card is saved. Add one, and a purchase takes two clicks.</p>
    </div>
  );
}
