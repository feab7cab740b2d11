import { ENOUGH_BOOKS } from '../../words/enough-books.ts';
import { type Asked, say } from '../calls/call.ts';
import { lookUp } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';

const YOU = '(you|u|ya|it|this|edgewise|we)';
/** What a bet is told by. */
const RULE = new RegExp(
  [
    `\\bhow (do|does|did|would|should) ${YOU} (\\w+ )?(decide|decides|know|tell|judge|determine|pick|choose|figure out)\\b.*\\b(whats|what is|what|if|when|whether|which)\\b.*\\b(good|worth|value|bet|lean|pass)\\b`,
    `\\b(how much|what|how big( of)?( an)?|whats the( min| minimum| least)?) edge\\b.*\\b(need|needs|needed|takes?|require\\w*|enough|want|before|for a bet|makes? it)\\b`,
    `\\bwhen (do|does|would|will) ${YOU} (say|call|make|give)\\b.*\\b(bet|lean|pass)\\b`,
    '\\b(lean|bet|pass) (vs|versus|instead of|rather than|and not) (a |an )?(lean|bet|pass)\\b.*|\\bdifference between a (bet|lean|pass) and a (bet|lean|pass)\\b',
  ].join('|'),
);
const ASKS = /^(\w+ ){0,3}(how|whats|what|when|why|explain|difference)\b/;
const BOOKS =
  /\bhow many (sharp )?books\b( (do|does|would|will|are|is))?( (you|u|ya|it|that|this|we|i|a bet|there))*( (to|have|has))?( be)? (need|needs|needed|takes?|require[ds]?|enough|want)\b/;
const MOST_WORDS = 16;

/** "How do you decide whats a good bet", "how much edge do you need", "how many books does it take": the rule for bet, lean and pass. */
export function betRule({ plain, tokens, mentions, amounts, said }: Tagged): Asked | null {
  const isElse = mentions.length + amounts.prices.length > 0 || said.some(({ line }) => line !== null);
  if (isElse || tokens.length > MOST_WORDS) return null;
  const rule = lookUp({ kind: 'method', of: 'verdict' });
  if (BOOKS.test(plain)) return say(ENOUGH_BOOKS);
  return ASKS.test(plain) && RULE.test(plain) ? rule : null;
}
