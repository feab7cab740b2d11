import { TOKEN_PACKS } from '#contract/prices.ts';
import { formatMoney } from '../../lib/format-odds.ts';
import type { Navigate } from '../../lib/leave-for.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useCheckout } from './use-checkout.ts';

/** The packs in a row, for who is about to run out. */
export function BuyTokens({ navigate }: { navigate: Navigate }) {
  const checkout = useCheckout(navigate);
  return (
    <Panel title="Buy Tokens" lead="Bought tokens never expire and are used last.">
      <ul aria-label="Token packs" className="flex flex-col divide-y divide-line rounded-control border border-line">
        {TOKEN_PACKS.map((pack) => (
          <li key={pack.tokens} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-32">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <span>
                  <span className="numeral">{pack.tokens}</span> tokens
                </span>
                {discountWords(pack) ? <Tag tone="edge">{discountWords(pack)}</Tag> : null}
              </p>
              <p className="text-caption text-muted">
                <span className="numeral">{perToken(pack)}</span> a token
              </p>
            </div>
            <Button
              variant="outline"
              disabled={checkout.isPending}
              aria-label={`Buy ${formatMoney(pack.amountCents)} for ${pack.tokens} tokens`}
              onClick={() => checkout.mutate({ kind: 'pack', tokens: pack.tokens })}
            >
              Buy <span className="numeral">{formatMoney(pack.amountCents)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Pack = (typeof TOKEN_PACKS)[number];

/** Cents per token with the pack's discount, as "$0.18". */
const perToken = ({ tokens, amountCents }: Pack): string => `$${(amountCents / tokens / 100).toFixed(2)}`;

/** "10% off"; undefined where there is none. */
const discountWords = ({ discountPercent }: Pack): string | undefined =>
  discountPercent > 0 ? `${discountPercent}% off` : undefined;
