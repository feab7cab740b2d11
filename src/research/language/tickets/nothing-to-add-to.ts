import { withWinner } from '../acts/with-winner.ts';
import { type Asked, say } from '../calls/call.ts';
import { hasSubject, type StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';
import { focusOfRef } from '../sums/bets-said.ts';
import { joinedLegs } from './joined-legs.ts';
import { lastTicket } from './last-ticket.ts';
import { refsOf } from './leg-refs.ts';
import { FEWEST_LEGS, ticketCall } from './ticket-call.ts';

const ADDS =
  /^((ok|okay|now|then|and|also|so|pls|please|lets|can|could|u|you) )*(add|include|throw in|toss in|tack on|throw|toss|stick)\b/;
const MOST_WORDS = 12;

/** "Add Barcelona" where no parlay and no bet was spoken of: it is the first leg of one, and no verdict on it is asked for; two who are named are one. Null: there is something to add it to. */
export function nothingToAddTo(read: Tagged): Asked | null {
  const { previous, plain, tokens, said, amounts, where } = read;
  const isSpoken = lastTicket(previous) !== null || (previous?.focus ?? []).length > 0;
  if (isSpoken || !ADDS.test(plain) || tokens.length > MOST_WORDS || amounts.money.length > 0) return null;
  const [named, ...others] = said.filter(hasSubject);
  if (!named) return null;
  const found = refsOf([named, ...others].map(withWinner), { ...where, window: null });
  if ('kind' in found) return found;
  const legs = joinedLegs([], found.refs);
  if (legs.length >= FEWEST_LEGS) return ticketCall(legs);
  const focus = found.refs.map(focusOfRef);
  return say(
    `There is no parlay here yet, so ${nameOf(named)} is its first leg. Name another one, and I join the two; nothing is charged so far.`,
    [],
    { focus, unjudged: true, ticket: false, list: false, absent: null },
  );
}

const nameOf = ({ side, player }: StatedBet): string => (player ?? side)?.names[0] ?? 'that';
