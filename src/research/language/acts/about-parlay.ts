import { type Asked, say } from '../calls/call.ts';
import { bothOf, sizeSaid, tooFewShown } from '../tickets/joined-bets.ts';
import { legWishes } from '../tickets/leg-wishes.ts';
import { FEWEST_LEGS, legOf, type TicketMore, ticketCall } from '../tickets/ticket-call.ts';
import { bookNamed } from '../tickets/ticket-terms.ts';
import { worstIn } from '../tickets/ticket-words.ts';
import type { ActQuestion } from './act-question.ts';

/** Bets that were shown, as one parlay; and a leg of one that was shown, out of it or in place of another. */
export function aboutParlay(question: ActQuestion): Asked | null {
  const { act, previous, books } = question;
  if (!previous) return null;
  const isTicket = previous.ticket === true;
  const book = books[0] ?? bookNamed(previous);
  const more = { ...(book && { book }) };
  if (isTicket) return act === 'drop' || act === 'swap' ? withoutLegs(question, more) : null;
  return act === 'join' ? joined(question, more) : null;
}

function joined({ previous, shown, places, open, amounts, tokens }: ActQuestion, more: TicketMore): Asked | null {
  const stake = amounts.money.find(({ isSure }) => isSure);
  const all = open && previous ? bothOf(previous) : places.flatMap((place) => shown[place - 1] ?? []);
  const few = open ? tooFewShown(all, tokens) : null;
  if (few) return few;
  const legs = open ? all.slice(0, sizeSaid(tokens) ?? all.length) : all;
  const wanted = { ...more, ...(stake && { stakeCents: stake.cents }) };
  return legs.length < FEWEST_LEGS ? null : ticketCall(legs.map(legOf), wanted);
}

const ASKS = /^(so |and |but )?(did|does|was|were|who|when|why)\b/;
const FEWER = /\b(less|fewer|shorter|smaller)\b/;
const MOST_CHOICES = 4;

function withoutLegs(question: ActQuestion, more: TicketMore): Asked | null {
  const { act, shown, places, open, plain, text, tokens } = question;
  // Who doubts a leg asks about it: it stays until it is told to go.
  if (!open && (text.includes('?') || ASKS.test(plain))) return null;
  const worst = open ? (FEWER.test(plain) ? 'edge' : worstIn(plain)) : null;
  if (worst && act === 'drop') return ticketCall(shown.map(legOf), { ...more, leaveOut: worst });
  if (open)
    return say(
      'Which leg should go? Name its team or its number.',
      shown.slice(0, MOST_CHOICES).map((_, place) => `Drop leg ${place + 1}`),
    );
  const left = shown.filter((_, place) => !places.includes(place + 1));
  if (act === 'drop') return ticketCall(left.map(legOf), more);
  const gone = shown.filter((leg) => !left.includes(leg));
  const all = tokens.map((_, at) => at);
  const wishes = legWishes(all, gone, question) ?? legWishes([], gone, question);
  return ticketCall(left.map(legOf), { ...more, choose: { count: shown.length, ...wishes, place: places[0] } });
}
