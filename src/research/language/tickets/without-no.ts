import type { Reading } from '../reading.ts';

const NO_PARLAY = /^(?:no+|nah|nope|bro no|dude no),? +(?=(?:a )?(?:parlay|sgp|combo) +\S)/i;
const SINGLES =
  /\b(singles?|straights?|separate(ly)?|each|just|instead|only|apart|please|pls|thanks|bets?|picks?|today|tonight)\b/i;
const SPOKE = /\b(parlay|sgp|combo|acca)\b/i;
const JOINS = /\b(and|n|with|plus|w)\b|[&+,/]/i;

/** "No parlay Capitals and Jets at FanDuel" behind a parlay that was read otherwise: the "no" puts that right, and refuses none. */
export function withoutNo(text: string, previous: Reading | null): string {
  const isSpoken = previous?.ticket === true || SPOKE.test(previous?.asked ?? '');
  const rest = text.replace(NO_PARLAY, '');
  return isSpoken && rest !== text && !SINGLES.test(rest) && JOINS.test(rest) ? rest : text;
}

const MY_TICKET = /\bmy ((?:[a-z'&.]+ ){1,3}?)(?:ticket|slip|bet|wager)\b/i;
const JUDGED = /\b(good|bad|ok|okay|solid|trash|smart|decent|worth it)\b/i;
const OF_PARLAY = /\b(parlay|sgp|legs?|legger|team|teamer|build|make|gimme|give|find|lotto|lottery)\b|\d/i;
const OF_ELSE =
  /\b(hedge|cash|cashout|ml|moneyline|spread|total|over|under|o|u|prop|points|props|last|first|next|other|free|bonus|live|best|favorite|whole|current)\b/i;

/** "Is my Knicks ticket good" where no parlay was shown: a bet on them to win, at the price that was just told of it. */
export function ticketAsBet(text: string, previous: Reading | null): string {
  const isParlay = previous?.ticket === true || previous?.heldTicket != null;
  if (isParlay || OF_PARLAY.test(text) || OF_ELSE.test(text) || !JUDGED.test(text)) return text;
  const sum = previous?.calculation;
  const price = sum?.kind === 'clv' ? ` at ${sum.price}` : '';
  return text.replace(MY_TICKET, (_, name: string) => `my ${name}ml${price}`);
}
