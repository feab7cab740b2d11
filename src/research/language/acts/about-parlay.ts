import { type Asked, say } from '../calls/call.ts';
import { FEWEST_LEGS, legOf, ticketCall } from '../tickets/ticket-call.ts';
import type { ActQuestion } from './act-question.ts';

/** Bets that were shown, as one parlay; and a leg of one that was shown, out of it or in place of another. */
export function aboutParlay({ act, shown, places, open, previous, books, amounts, slate }: ActQuestion): Asked | null {
  const [book] = books;
  if (!previous) return null;
  const isTicket = previous.ticket === true;
  const at = book ?? (isTicket ? previous.ticketBook : null);
  const more = { ...(at && { book: at }) };
  if (act === 'join' && !isTicket && previous.list !== true) {
    const stake = amounts.money.find(({ isSure }) => isSure);
    const legs = places.flatMap((place) => shown[place - 1] ?? []);
    return legs.length < FEWEST_LEGS
      ? null
      : ticketCall(legs.map(legOf), { ...more, ...(stake && { stakeCents: stake.cents }) });
  }
  if (!isTicket || (act !== 'drop' && act !== 'swap')) return null;
  if (open)
    return say(
      'Which leg shall go? Name its team, or its number.',
      shown.slice(0, 4).map((_, place) => `Drop leg ${place + 1}`),
    );
  const left = shown.filter((_, place) => !places.includes(place + 1));
  if (act === 'drop') return ticketCall(left.map(legOf), more);
  const gone = shown.filter((leg) => !left.includes(leg));
  const teams = gone.flatMap(({ eventId }) => {
    const event = slate.events.find(({ id }) => id === eventId);
    return event ? [event.home, event.away] : [];
  });
  return ticketCall(left.map(legOf), { ...more, choose: { count: shown.length, excludedTeams: teams } });
}
