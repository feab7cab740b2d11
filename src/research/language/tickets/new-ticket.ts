import type { Asked } from '../calls/call.ts';
import { plainText } from '../calls/plain-text.ts';
import type { BetFocus } from '../reading.ts';
import type { Edit } from './edit.ts';
import { legWishes } from './leg-wishes.ts';
import { legsWanted, moreOf, ticketCall } from './ticket-call.ts';

const DISMISSES =
  /\b(forget|scrap|screw|trash|toss|nvm|never ?mind|start (over|again|fresh)|new one|from scratch|different one) ?(it|that|this|about it|all|everything|them)?\b/;

/** "Forget it, just 2 legs for 25 bucks": another parlay of so many legs, as the one before was asked for, for that stake. */
export function newTicket(_: readonly BetFocus[], edit: Edit): Asked | null {
  const { tokens, mentions, books, amounts } = edit;
  const count = legsWanted(tokens);
  if (count === null || mentions.length > 0 || amounts.prices.length > 0 || !DISMISSES.test(plainText(tokens)))
    return null;
  const { book: __, ...more } = moreOf(edit);
  const wishes = legWishes([], [], edit);
  return ticketCall([], { ...more, ...(books[0] && { book: books[0] }), choose: { count, ...wishes } });
}
