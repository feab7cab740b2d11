import type { DifferenceKind } from '#contract/admin-money.ts';

/** One payment as both sides have it. */
export type BothSides = {
  paymentId: string;
  there: { amountCents: number; payments: number; goneCents: number; currency: string; currencies: number } | null;
  here: {
    kind: 'subscription' | 'pack';
    walletId: string;
    amountCents: number;
    goneCents: number;
    currency: string;
    tokens: number;
    grant: { walletId: string; tokens: number } | null;
  } | null;
};

export type Difference = {
  paymentId: string;
  kind: DifferenceKind;
  here: number | null;
  there: number | null;
  currency: string;
};

/**
 * All that differs, the money's own first. Of what went back no more counts than was paid, as where it is booked: a bank may take
 * its fee with a dispute.
 */
export function differencesOf({ paymentId, there, here }: BothSides): Difference[] {
  const differ = (kind: DifferenceKind, ours: number | null, theirs: number | null): Difference => ({
    paymentId,
    kind,
    here: ours,
    there: theirs,
    currency: here?.currency ?? there?.currency ?? '',
  });
  if (!here) return there && there.payments > 0 ? [differ('not_here', null, there.amountCents)] : [];
  const { grant, tokens, amountCents } = here;
  const found: Difference[] = [];
  if (!there || there.payments === 0) found.push(differ('not_there', amountCents, null));
  else found.push(...ofMoney(here, there, differ));
  // The month of a subscription may have had its tokens before it was paid.
  if (tokens > 0 && !grant && here.kind === 'pack') found.push(differ('no_grant', null, tokens));
  if (grant && grant.tokens !== tokens) found.push(differ('grant_tokens', grant.tokens, tokens));
  if (grant && grant.walletId !== here.walletId) found.push(differ('grant_wallet', grant.tokens, tokens));
  return found;
}

function ofMoney(
  here: NonNullable<BothSides['here']>,
  there: NonNullable<BothSides['there']>,
  differ: (kind: DifferenceKind, ours: number, theirs: number) => Difference,
): Difference[] {
  if (there.payments > 1) return [differ('taken_twice', here.amountCents, there.amountCents)];
  if (there.currencies > 1 || there.currency !== here.currency)
    return [differ('currency', here.amountCents, there.amountCents)];
  const gone = Math.min(here.amountCents, there.goneCents);
  return [
    ...(there.amountCents === here.amountCents ? [] : [differ('amount', here.amountCents, there.amountCents)]),
    ...(gone === here.goneCents ? [] : [differ('gone', here.goneCents, gone)]),
  ];
}
