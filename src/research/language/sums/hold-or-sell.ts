import { dollars, percent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { leftByEvenHedge } from './even-hedge.ts';
import { heldNumbers } from './held-numbers.ts';
import { type HeldTicket, heldTicket } from './held-ticket.ts';
import { offerOnTicket } from './offer-on-ticket.ts';
import { againstOf } from './other-side.ts';
import { chanceWithPush, valuedBy } from './push-back.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

const MOST_WORDS = 20;
const RIDES =
  /\b(let (it|that|this|them) (ride|run|go)|ride it( out)?|(just |still )?(hold|keep|sit on)( on)?( to)? (it|this|that|the (bet|ticket))|hold or|or hold|stay in)\b|^(so |ok |and )?((im |i am )?(just )?(gonna|going to|imma|ill|i will) )?(just )?(hold|ride|keep it|sell)( it)?$/;
/** "If they drop it to 75", "what if they go up to 90": another offer for the ticket. */
const OFFER_NOW =
  /\b(drop|drops|dropped|lower|lowers|lowered|cut|cuts|raise|raises|raised|bump|bumps|bumped|up|go|goes|went|come|comes|came|change|changes|changed|move|moves|moved|offer|offers|give|gives|say|says)( me| it| that| the (offer|number|cash ?out))?( (down|up|back|only))*( to)? \$?\d+(\.\d+)?\b/;
const SELLS = /\b(cash\w*|cash ?out|offer\w*|take (it|that|the)|sell|accept|worth it)\b/;
/** What it makes on average, or at worst, is another sum. */
const ELSE = /\b(ev|expected value|on average|worst|best case|downside|upside)\b/;
const LOCKS = /\b(lock|guarantee|secure|get)( in| up)?( (a|some|any|the))? ?(profit|win|money)\b/;

/**
 * "So let it ride?", "FanDuel says 38 cashout, take it or nah", "can I lock in profit now" behind a bet that is held with its stake: whether
 * to hold, take or hedge, before its figures. Null: no such ticket is known, or something else is asked.
 */
export function holdOrSell(read: Tagged): Asked | null {
  const { tokens, plain, amounts } = read;
  if (tokens.length > MOST_WORDS || !read.previous || amounts.prices.length + amounts.shares.length > 0) return null;
  if (ELSE.test(plain)) return null;
  const isSell = (SELLS.test(plain) || OFFER_NOW.test(plain)) && amounts.money.length === 1;
  const isRide = RIDES.test(plain) && amounts.money.length === 0;
  const isLock = LOCKS.test(plain) && amounts.money.length === 0;
  const held = isSell || isRide || isLock ? heldTicket(read) : null;
  if (!held || !isOfTicket(held, read)) return null;
  // Behind a hedge the offer is told beside that.
  if (isSell) return offerOnTicket(read) ?? offered(held, read);
  if (isLock) return locked(held, read);
  const isOffered = sumsOf(read.previous).some((sum) => sum.kind === 'cash_out' && sum.offerCents !== undefined);
  return isOffered ? null : rides(held);
}

const isOfTicket = ({ bet: { event } }: HeldTicket, { mentions }: Tagged): boolean =>
  mentions.every(({ persons }) => persons.some((person) => person.event.id === event.id));

function offered(held: HeldTicket, read: Tagged): Asked | null {
  const numbers = heldNumbers(read);
  const offer = numbers.offerCents ?? (OFFER_NOW.test(read.plain) ? read.amounts.money[0]?.cents : undefined);
  // Where no offer was spoken of, a number alone is none.
  if (!SELLS.test(read.plain) && held.offerCents === null && !/\bthey(d|re|ll)?\b/.test(read.plain)) return null;
  if (offer === undefined || offer >= held.returnsCents || numbers.stakeCents === offer) return null;
  const { bet, returnsCents } = held;
  return sumOn([{ kind: 'cash_out', returnsCents, offerCents: offer, chance: chanceWithPush(bet, held) }], bet.ref, [
    valuedBy(bet, held),
  ]);
}

/** What was paid for it is gone either way: it is held unless somebody pays more than it is worth. */
function rides({ bet, returnsCents, stakeCents }: HeldTicket): Asked {
  const chance = chanceWithPush(bet, { returnsCents, stakeCents });
  const worth = dollars(Math.round(returnsCents * chance));
  const sunk = stakeCents === null ? '' : ` The ${dollars(stakeCents)} that you put on it is spent and does not count.`;
  return sumOn([{ kind: 'cash_out', returnsCents, chance }], bet.ref, [
    `Hold it, unless the book offers you more than ${worth}: that is what the ticket is worth, by the fair chance of ${bet.name} now, ${percent(chance)}${chance === bet.win ? '' : ' with pushes counted as money back'}.${sunk}`,
    'A hedge pays the book its margin once more, so it only makes the result steadier.',
  ]);
}

/** Whether a hedge at the best price of the other side leaves a profit whoever wins. */
function locked({ bet, returnsCents, stakeCents, price }: HeldTicket, read: Tagged): Asked | null {
  const rest = againstOf(bet);
  const other = typeof rest === 'string' ? null : rest.map((ref) => storedBet(ref, read)).filter(isStored)[0];
  if (!other?.price || stakeCents === null) return null;
  const left = leftByEvenHedge(returnsCents, other.price.text) - stakeCents;
  return sumOn(
    [
      {
        kind: 'hedge',
        bet: bet.name,
        hedgeBet: other.name,
        stakeCents,
        ...(price === null ? { returnsCents } : { price }),
        hedgePrice: other.price.text,
      },
    ],
    bet.ref,
    [canLock(left), `${other.price.text} at ${other.price.book} is the best price you can get on ${other.name}.`],
  );
}

/** Said first of a hedge that was asked for to lock in a profit. */
export const canLock = (leftCents: number): string =>
  leftCents > 0
    ? `Yes: the best hedge now locks in ${dollars(leftCents)} of profit whoever wins.`
    : `No, there is no profit to lock in: the price has moved against your bet, and an even hedge now leaves a loss of ${dollars(-leftCents)} whoever wins.`;

export const asksToLockProfit = ({ plain }: Tagged): boolean => LOCKS.test(plain);
