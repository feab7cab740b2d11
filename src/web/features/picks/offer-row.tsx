import type { PickView } from '#contract/content/read-answer.ts';
import { bestOffers } from './best-offers.ts';
import { OfferChips } from './offer-chips.tsx';

type Props = { pick: PickView; isOpen: boolean; controls: string; onAll: () => void };

/** Where a pick can be had. */
export function OfferRow({ pick, ...opens }: Props) {
  const offers = bestOffers(pick);
  if (offers.length === 0) return null;
  return (
    <OfferChips
      label={`Books that take ${pick.pick}`}
      offers={offers}
      all={pick.proof?.books.length ?? 0}
      isQuiet={pick.verdict === 'pass'}
      {...opens}
    />
  );
}
