import { formatAmerican } from '#engine/odds/format-american.ts';
import { AT_FAIR } from '../../words/fair-payout.ts';
import type { Asked } from '../calls/call.ts';
import type { StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { stakeOn } from './last-ticket.ts';
import { decimalOf } from './taken-at.ts';
import type { TicketMore } from './ticket-call.ts';

const PLACED =
  /\b(i|we) (already |just |also )?(bet|took|placed|played|hit|put|threw|got down|bought|made)\b|\bi(m| am) (on|holding|in on)\b|\b(my|our) (ticket|slip|parlay|bet)\b|\b(i have|ive got|ive|i hold) \S+ (on|down on)\b/;

/** "I bet 25 on …": it is held, and no stake is asked for. */
export const placedIn = ({ plain }: Pick<Tagged, 'plain'>): Pick<TicketMore, 'placed'> =>
  PLACED.test(plain) ? { placed: true } : {};

const CORRECTS = /^(no|nah|nope|sorry|wait|oops|i meant|i mean|its|they are|theyre|actually)\b/;
/** Six digits of a price that was told. */
const SAME = 0.001;

/** "No, its spreads": the ticket that was named before at its own price and stake, whose legs are put right. Null: none was. */
export function ownTicket({ plain, previous, slate }: Tagged, size: number): TicketMore | null {
  const { focus = [], ticketBook = null, calculation, ticket } = previous ?? {};
  if (ticket !== true || focus.length !== size || calculation?.kind !== 'payout' || !CORRECTS.test(plain)) return null;
  // What was told as fair here is no price of his.
  if (calculation.bet === AT_FAIR) return null;
  const product = focus.reduce((all, leg) => all * (decimalOf(leg, ticketBook, slate) ?? 1), 1);
  const own = Number(calculation.price);
  if (!(own > 1) || Math.abs(own / product - 1) < SAME) return null;
  const stakeCents = stakeOn(previous);
  return { price: formatAmerican(own), placed: true, ...(stakeCents !== null && { stakeCents }) };
}

const WINNERS =
  'No line was named, so each leg is taken to win its game (the moneyline). If they are spreads or totals, name the lines.';

const NAMES_WINNER = /\b(ml|mls|moneylines?|money lines?|to win|wins?|outright|straight up)\b/;

/** That names alone were taken for winners is said. */
export function toldOf(asked: Asked, stated: readonly StatedBet[], { plain }: Pick<Tagged, 'plain'>): Asked {
  const isBare =
    stated.length > 0 &&
    !NAMES_WINNER.test(plain) &&
    stated.every(({ line, direction, stats, market }) => {
      const isNumber = line !== null || direction !== null || stats.length > 0;
      return !isNumber && (market === null || market === 'moneyline');
    });
  return asked.kind === 'calls' && isBare ? { ...asked, assumed: [...asked.assumed, WINNERS] } : asked;
}
