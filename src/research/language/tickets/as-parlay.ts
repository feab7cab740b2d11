import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bothOf, ticketOf } from './joined-bets.ts';
import { FEWEST_LEGS } from './ticket-call.ts';

const AS_PARLAY =
  /\b(as|in|into) (a|one) (parlay|combo|accumulator|acca|sgp)\b|\b(parlay|combo) (is what )?i (mean|meant|said)\b/;
const MOST_WORDS = 16;

/** "As a parlay I meant, what does 50 get me": single bets that were judged one beside the other are one bet, for that stake. */
export function asParlay(read: Tagged): Asked | null {
  const { previous, plain, tokens, mentions, said } = read;
  const isOfSingles = previous !== null && previous.ticket !== true && previous.list !== true;
  if (!isOfSingles || !AS_PARLAY.test(plain) || tokens.length > MOST_WORDS) return null;
  const bets = bothOf(previous);
  return bets.length < FEWEST_LEGS ||
    mentions.length > 0 ||
    said.some(({ line, market }) => line !== null || market !== null)
    ? null
    : ticketOf(bets, previous, read);
}
