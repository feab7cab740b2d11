import { refOfFocus } from '../sums/bets-said.ts';
import { type Asked, calls } from './call.ts';
import { sumsOf } from './sums-of.ts';
import type { Tagged } from './tagged.ts';

const GETS = '(got|get|had|have|find|found|gives?|giving|gave|offers?|offering|offered|has|posts?|deals?)';
const SUPPOSES = new RegExp(
  `\\b(if|say|suppose|assuming|lets say)\\b.*\\b(i|we|he|she|they|my (guy|man|dude|book|bookie|buddy|boy|local|credit)|some(one|body)|a book|some book)\\b( \\w+){0,2} ${GETS}\\b`,
);
const ASKS_STAKE = /\b(how (much|many|big)|units?|stake|what size)\b/;
const ELSE = /\b(hedge\w*|parlay|kelly|boost\w*|cash ?out|middle|teaser|ev|win back|payout|pays?|back)\b/;
const MOST_WORDS = 18;

/** One bet that was judged, behind which no sum or list stands. */
function judgedBefore({ previous }: Tagged) {
  const [bet, ...others] = previous?.focus ?? [];
  const isOther = previous?.list === true || previous?.ticket === true || previous?.unjudged === true;
  return !bet || others.length > 0 || isOther || sumsOf(previous).some(({ kind }) => kind !== 'payout') ? null : bet;
}

/**
 * "What if I got it at -125 somewhere", "no I mean if my guy gives me -125, how much of the 2k" behind a judged bet: it at that price, whether
 * a stored book has it or not.
 */
export function priceSupposed(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions, said, books } = read;
  const [price, ...others] = amounts.prices;
  const isElse = ELSE.test(plain) || tokens.length > MOST_WORDS || mentions.length + books.length > 0;
  const isOther = said.some(({ line, direction, market }) => line !== null || direction !== null || market !== null);
  if (!price || others.length > 0 || isElse || isOther || !SUPPOSES.test(plain)) return null;
  const bet = judgedBefore(read);
  if (!bet) return null;
  const asked = calls([
    { tool: 'price_bets', input: { bets: [{ ...refOfFocus(bet), price: price.text, named: ['price'] }] } },
  ]);
  return asked.kind === 'calls' && ASKS_STAKE.test(plain) ? { ...asked, tells: 'stake' } : asked;
}
