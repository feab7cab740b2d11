import { boardOf } from '../calls/board-calls.ts';
import type { Asked } from '../calls/call.ts';
import { asksVerdict } from '../calls/price-questions.ts';
import { hasSubject } from '../calls/stated-bets.ts';
import { type Tagged, toMarketQuestion } from '../calls/tagged.ts';

const BEST =
  /^((yo|hey|ok|so|the|whats|what is|find|find me|get me|show|show me|need|want|gimme|give me) )*(the )?(best|top|cheapest|highest) /;
/** Bets are wanted, of which the named one would be one of several. */
const WISHES = /\b(bets?|picks?|plays?|leans?|parlays?|props?|legs?|value|edges?|locks?|teaser)\b/;
const MOST_WORDS = 8;

/** "Best Celtics ml", "best Bills -3": there is one such bet, so that the best of it is its price. */
export function bestOfOne(read: Tagged): Asked | null {
  const { plain, said, tokens } = read;
  if (!BEST.test(plain) || WISHES.test(plain) || asksVerdict(plain) || tokens.length > MOST_WORDS) return null;
  const [bet, ...others] = said.filter(hasSubject);
  const isOne = bet?.side && others.length === 0 && (bet.market === 'moneyline' || bet.line !== null);
  return isOne && bet.price === null ? boardOf({ ...toMarketQuestion(read), bets: [bet] }) : null;
}
