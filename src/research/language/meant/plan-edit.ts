import type { BetRef, BetRefDraft } from '#contract/research/bet.ts';
import type { LegWorst } from '#contract/research/build-parlay.ts';
import type { Asked } from '../calls/call.ts';
import { say } from '../calls/call.ts';
import { type Question, tag } from '../calls/tagged.ts';
import { lastTicket } from '../tickets/last-ticket.ts';
import { isSame, legOf, moreOf, ticketCall, UNCHANGED } from '../tickets/ticket-call.ts';
import type { TicketEdit } from './ticket-edit.ts';

/** The parlay that was shown with its change. `read`: a bet as it is judged by itself. Null: a bet that comes is not known. */
export function planEdit(
  { gone, come, size, worst, isJudged }: TicketEdit,
  question: Question,
  read: (bet: string) => readonly BetRef[],
): Asked | null {
  const ticket = lastTicket(question.previous);
  if (ticket === null) return null;
  const bets = come.map((bet) => onlyOne(read(bet)));
  const added = bets.flatMap((bet) => (bet ? [asLeg(bet)] : []));
  if (added.length < come.length) return null;
  const more = { ...moreOf(tag(question)), ...(!isJudged && { priceOnly: true as const }) };
  if (worst)
    return saidWhich(ticketCall([...ticket.legs.map(legOf), ...added], { ...more, leaveOut: worst.by }), worst);
  const [first] = gone;
  const left = ticket.legs
    .slice(0, size ?? undefined)
    .flatMap((leg, at) => (at + 1 === first ? added : gone.includes(at + 1) ? [] : [legOf(leg)]));
  const legs = first === undefined ? [...left, ...added] : left;
  return isSame(ticket.legs, legs) ? say(UNCHANGED) : ticketCall(legs, more);
}

/** Of a player's two sides the over; which of two sides of a game is meant is not known. */
const onlyOne = ([first, ...others]: readonly BetRef[]): BetRef | undefined =>
  others.length === 0 || first?.player != null ? first : undefined;

/** At the price that is named for it, wherever the parlay stands. */
const asLeg = ({ price, named, ...bet }: BetRef): BetRefDraft => ({
  ...bet,
  price: named.includes('price') ? price : null,
  book: null,
  named: named.filter((one) => one !== 'book'),
});

const WORST: Readonly<Record<LegWorst, string>> = {
  edge: 'with the least edge',
  chance: 'that wins least often',
  longest: 'at the longest price',
  shortest: 'at the shortest price',
};

/** By what it was told which leg goes. */
const saidWhich = (asked: Asked, { by, isSaid }: NonNullable<TicketEdit['worst']>): Asked =>
  asked.kind === 'calls'
    ? {
        ...asked,
        assumed: [
          ...asked.assumed,
          isSaid
            ? `The leg that goes is the one ${WORST[by]}.`
            : `You named no leg to go, so the one ${WORST[by]} goes.`,
        ],
      }
    : asked;
