import type { Calculation } from '#contract/research/calculate.ts';
import { dollars, percent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { sumOn } from '../sums/sum-on-bet.ts';
import { bestHedge } from './best-hedge.ts';
import type { Position } from './position.ts';
import { pushNote, weigh } from './weighed.ts';

const SELLING = /\b(cash\w*|offer\w*|take|taking|accept|sell\w*|settle|buy ?out|number|amount|price)\b/;
const WHICH =
  /\b(fair|least|lowest|min|minimum|bare minimum|floor|cheapest|good enough)\b|\b(what|which|how much|how high)( \w+){0,3} (number|amount|cash ?out|offer|price|should they|would (you|i|u)|do (i|they) (need|have)|(would|should) (they|it))\b|\bat what\b|\b(from|above|over) (what|which)\b/;
const ELSE = /\b(hedg\w*|free ?bet|boost\w*|kelly|odds|line|ml)\b/;

/** "What cash out would be fair, like the least I'd take": the number first. Null: no number of an offer is asked for. */
export function leastOffer(position: Position, read: Tagged): Asked | null {
  const { plain, amounts } = read;
  const isAsked = WHICH.test(plain) && SELLING.test(plain) && !ELSE.test(plain);
  if (!isAsked || (!position.isNew && amounts.money.length > 0) || position.numbers.offerCents !== undefined)
    return null;
  const { returnsCents, bet } = position;
  const hedge = bestHedge(position, read);
  const { chance, worthCents } = weigh(position, hedge, null);
  const fair = `${dollars(worthCents)} is fair: ${bet.name} wins ${percent(chance)} of the time by its fair price, and it returns ${dollars(returnsCents)}.`;
  const least =
    hedge && hedge.unsure === null
      ? ` The least to take is ${dollars(hedge.leftCents)}: so much a full hedge with ${hedge.bets.map(({ name, price }) => `${name} at ${price}`).join(' and ')} leaves whoever wins, so for less, hedge instead.`
      : ' For less than that you pay to be sure.';
  const calc: Calculation = {
    kind: 'cash_out',
    returnsCents,
    chance,
    ...(position.offerCents !== null && { offerCents: position.offerCents }),
    advised: true,
  };
  return sumOn([calc], bet.ref, [`${fair}${least}`, ...pushNote(position)]);
}
