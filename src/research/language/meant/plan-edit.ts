import type { BetRef } from '#contract/research/bet.ts';
import type { Asked } from '../calls/call.ts';
import { say } from '../calls/call.ts';
import { type Question, tag } from '../calls/tagged.ts';
import { lastTicket } from '../tickets/last-ticket.ts';
import { isSame, legOf, moreOf, ticketCall, UNCHANGED } from '../tickets/ticket-call.ts';
import type { TicketEdit } from './ticket-edit.ts';

/** The parlay that was shown with its change. `read`: a bet as it is judged by itself. Null: a bet that comes is not known. */
export function planEdit(
  { gone, come, size, isJudged }: TicketEdit,
  question: Question,
  read: (bet: string) => readonly BetRef[],
): Asked | null {
  const ticket = lastTicket(question.previous);
  if (ticket === null) return null;
  const bets = come.map((bet) => read(bet)[0]);
  const added = bets.flatMap((bet) => (bet ? [{ ...bet, price: null, book: null }] : []));
  if (added.length < come.length) return null;
  const [first] = gone;
  const left = ticket.legs
    .slice(0, size ?? undefined)
    .flatMap((leg, at) => (at + 1 === first ? added : gone.includes(at + 1) ? [] : [legOf(leg)]));
  const legs = first === undefined ? [...left, ...added] : left;
  const edit = tag(question);
  if (isSame(ticket.legs, legs)) return say(UNCHANGED);
  return ticketCall(legs, { ...moreOf(edit), ...(!isJudged && { priceOnly: true }) });
}
