/** How many tokens a refund of so many cents is worth, in whole numbers: what is left over stays with the buyer. */
export function tokensTakenBack(payment: { tokens: number; amountCents: number }, refundedCents: number): number {
  const { tokens, amountCents } = payment;
  if (amountCents === 0) return 0;
  const product = tokens * refundedCents;
  return (product - (product % amountCents)) / amountCents;
}
