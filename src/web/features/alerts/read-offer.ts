import * as z from 'zod/mini';
import { addAlert, type NewAlert } from '#contract/alerts.ts';
import { jsonInAddress } from '../../lib/json-in-address.ts';

const Offer = z.object({ bet: z.unknown(), price: z.string(), label: z.string().check(z.maxLength(200)) });

/** What the address asks to be set; null: nothing that can be. */
export function readOffer(search: string): { label: string; alert: NewAlert } | null {
  const offer = Offer.safeParse(jsonInAddress(search, 'alert'));
  if (!offer.success) return null;
  const { bet, price, label } = offer.data;
  const alert = addAlert.body.safeParse({ kind: 'price', bet, price });
  return alert.success ? { label, alert: alert.data } : null;
}
