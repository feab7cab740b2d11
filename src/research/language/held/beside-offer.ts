import { dollars } from '../../words/format.ts';
import { type HedgeLeft, leaves } from './hedge-left.ts';

/** "My book offers 180, better or worse than the hedge". */
export const ASKS_BESIDE = /\b(better|worse|more|less)\b.*\bhedg|\bhedg\w*\b.*\b(better|worse|more|less)\b/;

/** The offer told by what a hedge leaves. */
export function offerBeside(hedge: HedgeLeft, offerCents: number): string {
  const more = offerCents - hedge.averageCents;
  const than = more >= 0 ? `${dollars(more)} better` : `${dollars(-more)} worse`;
  return `The offer is ${than} than an even hedge, which ${leaves(hedge)}.`;
}

/** The hedge told by what is offered; by yes or no where it is asked whether that is better. */
export function hedgeBeside(hedge: HedgeLeft, offerCents: number, asksBetter: boolean): string {
  const more = hedge.averageCents - offerCents;
  const left = `an even hedge ${leaves(hedge)}`;
  if (more === 0) return `It comes to the same as the offer: ${left}, just what they offer.`;
  return more > 0
    ? `${asksBetter ? 'Yes, hedging is better' : 'The hedge is better than the offer'}: ${left}, ${dollars(more)} more than the ${dollars(offerCents)} they offer.`
    : `${asksBetter ? 'No, the offer is better' : 'The offer is better than a hedge'}: ${left}, ${dollars(-more)} less than the ${dollars(offerCents)} they offer.`;
}
