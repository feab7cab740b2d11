import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bothOf } from './joined-bets.ts';
import { FEWEST_LEGS, legOf, moreOf, ticketCall } from './ticket-call.ts';

const AS_PARLAY =
  /\b(as|in|into) (a|one) (parlay|combo|accumulator|acca|sgp)\b|\b(parlay|combo) (is what )?i (mean|meant|said)\b/;
const MOST_WORDS = 16;
const CENTS = 100;

/** "What 50 get me": beside no price and no line a number is a stake. */
function stakeSaid({ amounts: { money, lines, prices } }: Tagged): { stakeCents?: number } {
  const [number] = lines.filter(({ signed }) => !signed);
  const cents = money[0]?.cents ?? (number && Math.round(number.line * CENTS));
  return cents === undefined || prices.length > 0 ? {} : { stakeCents: cents };
}

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
    : ticketCall(bets.map(legOf), { ...moreOf(read), ...stakeSaid(read) });
}
