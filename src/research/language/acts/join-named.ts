import type { BetRefDraft } from '#contract/research/bet.ts';
import type { Asked } from '../calls/call.ts';
import { gameAhead } from '../calls/game-ahead.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { joinedLegs } from '../tickets/joined-legs.ts';
import { stakeOn } from '../tickets/last-ticket.ts';
import { refsOf } from '../tickets/leg-refs.ts';
import { FEWEST_LEGS, legOf, ticketCall } from '../tickets/ticket-call.ts';
import { bookNamed } from '../tickets/ticket-terms.ts';
import { paysOnly } from '../tickets/ticket-words.ts';
import type { ActQuestion } from './act-question.ts';
import { withWinner } from './with-winner.ts';

/** "Pair it with the Bills", "add Chimaev": what was shown and who is named, as one parlay; two who are named are one of their own. */
export function joinNamed(question: ActQuestion): Asked | null {
  const { said, previous, books, where, amounts } = question;
  const named = said.filter(hasSubject).map(withWinner);
  if (named.length === 0) return null;
  const added = refsOf(named, { ...where, window: null });
  if ('kind' in added) return added;
  const kept = keptBeside(question, named.length);
  const legs = joinedLegs(kept, added.refs);
  if (legs.length < FEWEST_LEGS) return null;
  const book = books[0] ?? bookNamed(previous);
  const stakeCents = amounts.money.find(({ isSure }) => isSure)?.cents ?? stakeOn(previous);
  return ticketCall(legs, {
    ...(book && { book }),
    ...(stakeCents !== null && { stakeCents }),
    ...paysOnly(question),
  });
}

/** Of a list nothing is kept that is not pointed at, of a parlay all of it; two who are to be joined need no third. */
function keptBeside({ act, shown, places, open, previous, market }: ActQuestion, named: number): BetRefDraft[] {
  const isTicket = previous?.ticket === true;
  const isList = previous?.list === true && !isTicket;
  if (act === 'parlay' || (act === 'join' && named >= FEWEST_LEGS) || (isList && open)) return [];
  const meant = isTicket || open ? shown : places.flatMap((place) => shown[place - 1] ?? []);
  return meant.filter((bet) => gameAhead(bet, market) !== null).map(legOf);
}
