import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { inAndOut } from './edit-spans.ts';
import { sureTicketEdit } from './read-ticket-edit.ts';

const ADDS = /^((ok|and|so|also|now|then|lets|pls|please) )*(plus|add|include|throw in|toss in|tack on)\b/;

/** "Falcons back in, Seahawks out", "plus Magic ML, 10 bucks" behind a parlay: who is named comes on it, and no report or payout is of him. */
export function putOnTicket(read: Tagged): Asked | null {
  const { previous, tokens, plain, mentions, amounts } = read;
  if (previous?.ticket !== true || mentions.length === 0) return null;
  return inAndOut(tokens) !== null || (ADDS.test(plain) && amounts.money.length > 0) ? sureTicketEdit(read) : null;
}
