import type { Asked } from '../calls/call.ts';
import { withOffer } from '../calls/kept-offer.ts';
import { type Tagged, tag } from '../calls/tagged.ts';
import { boostOfBet } from '../sums/boost-of-bet.ts';

/** "And the Sooners with it" behind a boost: that bet boosted, and no verdict on it without. Null: no other bet is named for it. */
export function boostOnAnother(read: Tagged): Asked | null {
  const { previous, text, mentions } = read;
  if (previous?.offer?.kind !== 'boost' || mentions.length === 0) return null;
  const whole = withOffer(text, previous, () => true);
  return whole === text ? null : boostOfBet(tag({ ...read, text: whole }));
}
