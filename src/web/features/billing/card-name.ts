import type { PaymentMethod } from '#contract/billing.ts';

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** "Visa ending in 4242". */
export function cardName({ brand, last4 }: Pick<PaymentMethod, 'brand' | 'last4'>): string {
  const known = BRANDS[brand.toLowerCase()] ?? (brand === '' || brand === 'unknown' ? 'Card' : capitalised(brand));
  return `${known} ending in ${last4}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
