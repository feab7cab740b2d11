import { type Asked, askWho } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { isOfMany } from '../looked.ts';

const OF_ONE_OF_THEM =
  /\b(of|on|about|with|against|fade|take) the (worst|best|weakest|strongest|safest|riskiest|first|second|third|last|cheapest|longest) (one|bet|pick|leg|of (them|those|these|em))\b/;
const MOST_WORDS = 14;

/** "Whats on the other side of the worst one" where no bets are shown to choose from: what is leant on is not there, and no search is asked for. */
export function ofNoneShown({ plain, tokens, mentions, reading, previous, amounts }: Tagged): Asked | null {
  if (!previous || !OF_ONE_OF_THEM.test(plain) || tokens.length > MOST_WORDS) return null;
  const { focus = [], given = [], looked = [], list, ticket, sums = [], heldList, heldTicket } = previous;
  const shown = focus.length + given.length + sums.length;
  const isThere = list === true || ticket === true || heldList !== undefined || heldTicket !== undefined;
  const names = mentions.length + reading.leagues.length + amounts.prices.length;
  if (isThere || shown > 1 || isOfMany(looked) || looked.length > 1 || names > 0 || reading.window !== null)
    return null;
  return askWho(
    'Which bet do you mean? None is shown here to choose from: name the team or player, with the line and the price.',
  );
}
