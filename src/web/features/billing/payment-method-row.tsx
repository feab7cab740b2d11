import { CreditCard, Trash2 } from 'lucide-react';
import type { PaymentMethod } from '#contract/billing.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { cardName } from './card-name.ts';

type Props = { card: PaymentMethod; isBusy: boolean; onDefault: () => void; onRemove: () => void };

const DAY_MS = 86_400_000;

export function PaymentMethodRow({ card, isBusy, onDefault, onRemove }: Props) {
  const name = cardName(card);
  const expiry = `${String(card.expMonth).padStart(2, '0')}/${card.expYear}`;
  // A card is good to the end of its month.
  const isExpired = new Date(card.expYear, card.expMonth, 1).getTime() <= useNow(DAY_MS);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <CreditCard aria-hidden="true" className="size-5 shrink-0 text-steel" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{name}</p>
        <p className={isExpired ? 'text-caption text-red' : 'text-caption text-muted'}>
          {isExpired ? 'Expired' : 'Expires'} <span className="numeral">{expiry}</span>
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between max-sm:pl-9">
        {card.isDefault ? (
          <Tag tone="edge">Default</Tag>
        ) : (
          <Button variant="outline" size="sm" disabled={isBusy} aria-label={`Set Default: ${name}`} onClick={onDefault}>
            Set Default
          </Button>
        )}
        <Button variant="ghost" size="icon" disabled={isBusy} aria-label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </li>
  );
}
