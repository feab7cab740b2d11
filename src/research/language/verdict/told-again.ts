import { PriceBetsInput } from '#contract/research/price-bets.ts';
import type { Asked } from '../calls/call.ts';
import type { Reading } from '../reading.ts';
import { isSame } from '../tickets/ticket-call.ts';

/**
 * Bets that were held against each other right before, asked for once more in other words: told of again, and not sold twice. One that is asked
 * for at another price or book is another question.
 */
export function toldAgain(asked: Asked | null, previous: Reading | null): Asked | null {
  const [call, ...others] = asked?.kind === 'calls' && !asked.explains ? asked.calls : [];
  if (asked?.kind !== 'calls' || call?.tool !== 'price_bets' || others.length > 0) return asked;
  const { focus = [], unjudged, list, ticket } = previous ?? {};
  const bets = PriceBetsInput.safeParse(call.input).data?.bets ?? [];
  const isOfStanding = unjudged !== true && list !== true && ticket !== true && focus.length > 1;
  const areSame =
    bets.length === focus.length &&
    bets.every((bet) => bet.price === null && bet.book === null && focus.some((one) => isSame([one], [bet])));
  return isOfStanding && areSame ? { ...asked, explains: 'better' } : asked;
}
