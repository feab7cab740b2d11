import * as z from 'zod/mini';
import { addAlert, type NewAlert } from '#contract/alerts.ts';

const Offer = z.object({ bet: z.unknown(), price: z.string(), label: z.string().check(z.maxLength(200)) });

/** What the address asks to be set; null: nothing that can be. */
export function readOffer(search: string): { label: string; alert: NewAlert } | null {
  const text = new URLSearchParams(search).get('alert');
  if (text === null) return null;
  try {
    const { bet, price, label } = Offer.parse(JSON.parse(text));
    return { label, alert: addAlert.body.parse({ kind: 'price', bet, price }) };
  } catch {
    return null;
  }
}
