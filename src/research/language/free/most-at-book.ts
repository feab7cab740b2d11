import { list } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const MOST =
  /\b(max|maximum|biggest|largest|highest)( (allowed|possible))? (bets?|wagers?|stakes?)( size| amount| limit| allowed)?\b|\b(bet|betting|wager|wagering) (limits?|max|maximum)\b|\bhow much (will|can|would) (they|it|the book|\w+) (take|accept)\b|\bhow much (will|does|do|can|would) (they|it|the book|\w+) let me (bet|put|get down)\b/;
const LIMIT =
  /^(so |ok |and |hey )*(what |whats |what is |what are |the |is there )*(a |any )?limits?( (at|on|for|of)\b| there\b)/;
/** What its writer stakes, sets or is given is told by others. */
const OF_ONESELF =
  /\b(my|should|shall|safe|safely|smart|kelly|bankroll|roll|unit|units|afford|set|lower|raise|remove|change|spend|spending|deposit|loss|token|tokens|daily|weekly|monthly|mean|means|boost|boosted|promo|free bet|bonus|win|payout|limited|limiting|best|picks?|give|find|worth|good)\b/;
const MOST_WORDS = 14;

/** "Max bet on Bills ML at Circa", "betting limits at DraftKings": how much a book takes is not stored, and no bet is judged for it. */
export function mostAtBook({ plain, tokens, amounts, books, mentions, says }: Tagged): Asked | null {
  const isBound = amounts.money.length > 0 || amounts.shares.length > 0 || says.has('boost') || says.has('free_bet');
  if (tokens.length > MOST_WORDS || isBound || OF_ONESELF.test(plain)) return null;
  const isOfBook = books.length + mentions.length > 0 || /\b(books?|sportsbooks?|there|they)\b/.test(plain);
  if (!isOfBook || !(MOST.test(plain) || (LIMIT.test(plain) && books.length > 0))) return null;
  const who = books.length > 0 ? list(books) : 'a book';
  return say(
    `How much ${who} ${books.length > 1 ? 'take' : 'takes'} on a bet is not stored here. It differs by account, market and hour: the bet slip there says it when you enter the stake.`,
  );
}
