import type { Calculation } from '#contract/research/calculate.ts';
import type { Asked } from '../calls/call.ts';
import { ofRole, returnsOf } from '../calls/hedge-calculations.ts';
import { saysBet } from '../calls/stated-bets.ts';
import type { Sum } from '../calls/sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { namedBets, refOf } from './bets-said.ts';
import { roundPrice } from './hedge-sides.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { lacks, sumOn } from './sum-on-bet.ts';

const TICKET = /\b(acca|accumulator|parlay|ticket|slip|multi)\b/;
const AGAINST = /\b(take|taking|other side|against|hedge (it )?(with|on|at|by)|lay)\b/;

/** "My acca is 20 paying 310, I would take Newcastle +0.5 at 1.50": of a whole ticket by what it returns, with the bet that is named. */
export function ticketHedged(read: Tagged, sum: Sum): Asked | null {
  const stake = ofRole(sum, 'stake');
  const returns = returnsOf(sum, stake);
  const named = namedBets(read).filter(saysBet).at(-1);
  if (returns === undefined || !named || !TICKET.test(read.plain) || !AGAINST.test(read.plain)) return null;
  if (/\b(last|final) leg\b/.test(read.plain)) return null;
  const ref = refOf(named, read);
  const bet = typeof ref === 'string' ? ref : storedBet(ref, read);
  if (!isStored(bet)) return lacks(bet);
  const hedgePrice = named.price ?? roundPrice(read) ?? read.amounts.prices.at(-1)?.text ?? bet.price?.text;
  if (hedgePrice === undefined)
    return lacks(`No book where you can bet quotes ${bet.name}. Name its price for the sum.`);
  const calc: Extract<Calculation, { kind: 'hedge' }> = {
    kind: 'hedge',
    bet: 'the ticket',
    hedgeBet: bet.name,
    ...(stake && { stakeCents: stake.cents }),
    returnsCents: returns,
    hedgePrice,
  };
  return sumOn([calc], bet.ref);
}
