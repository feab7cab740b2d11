import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const MARKET = '(?:the )?(?:market|markets|books?|bookies?|bookmakers?|sportsbooks?|house|vegas|oddsmakers?|sharps)';
const METHOD =
  '(?:average|averaging|averages|avg|consensus|same numbers?|their (?:own )?(?:odds|prices|numbers)|model)';
const EDGE = '(?:edges?|value|plus ev|ev|profit|advantage)';
const HOW = '(?:how|hows|why|where|wheres|whats)';
const ASKS = [
  // "How do you beat the market", and "them" where the average of the books was spoken of.
  new RegExp(
    String.raw`\b${HOW}\b.*\b(?:beat|beats|beating|outsmart|outperform|be smarter than|know more than)\b (?:${MARKET}|it at its own)\b`,
  ),
  new RegExp(
    String.raw`\b${METHOD}\b.*\b${HOW}\b.*\b(?:beat|beats|beating|win against|outsmart) (?:them|it|em|those|anyone|anybody|that)\b`,
  ),
  new RegExp(
    String.raw`\b${METHOD}\b.*\b${HOW}\b.*\b${EDGE}\b|\b${HOW}\b.*\b${EDGE}\b.*\b(?:if|when|since)\b.*\b${METHOD}\b`,
  ),
  new RegExp(
    String.raw`\b(?:where|how) (?:does|do|would|can|could|is|are) (?:the |ur |your |an |any )*${EDGE} (?:even |actually |really )?(?:come|coming|exist|arise)\b`,
  ),
  new RegExp(String.raw`\b${MARKET} (?:is|are|r) (?:\w+ )?(?:smarter|sharper|better|more accurate)\b.*\b(?:why|how)\b`),
];
const ELSE = /\b(?:record|roi|clv|clos(?:e|ing)|spread|parlay|props?|limit\w*|ban\w*|tonight|today|pick for)\b/;
const MOST_WORDS = 26;

const HOW_IT_BEATS =
  'Not by knowing more than the market: there is no model of its own here, and the average of all books is only the yardstick. What can be beaten is one book at a time. Where a single book is slow to follow the others or shades one side, it pays more than all of them together say is fair, and that gap is the edge. Such edges are small, mostly 1% to 5%, and some are only an old price or news that this book had first; most prices have none, so most bets are a pass. Ask "where do the books disagree most" to see the gaps of now.';

/** "You just average the books, how do you ever beat them": where an edge comes from. Null: that is not asked, or of a bet or of the record. */
export function beatsMarket({ plain, tokens, mentions, amounts, reading }: Tagged): Asked | null {
  if (mentions.length + amounts.prices.length + reading.leagues.length > 0 || tokens.length > MOST_WORDS) return null;
  if (ELSE.test(plain) || !ASKS.some((asks) => asks.test(plain))) return null;
  return say(HOW_IT_BEATS, [], { lookedUp: { kind: 'about', of: 'fair_price' } });
}
