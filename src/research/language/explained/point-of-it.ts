import type { Asked } from '../calls/call.ts';
import { lookUp, withWords } from '../calls/look-up-call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import type { Term } from '../glossary-terms.ts';
import { longestTerm } from '../read-term.ts';

const OF_IT = '(that|it|this|those|doing (that|it|this|so)|a \\w+( \\w+)?|hedging|middling|\\w+ing( \\w+)?)';
const ASKS = new RegExp(
  `\\bwhats? (is |s )?(even )?(the|a) (point|purpose|use|benefit|upside|sense|idea|advantage)( (of|in|to|behind|for) ${OF_IT})?( (then|tho|though|lol|again|even))*$|^(so |but |ok |and )*why (would|should|do|does|did|even|bother) (\\w+ ){0,3}?(do (that|it|this)|hedge|middle|bother)( (then|tho|at all))*$`,
);

/** What a sum that was told is an example of. */
const TERMS: Readonly<Record<string, Term>> = {
  arbitrage: 'arbitrage',
  hedge: 'hedge',
  kelly: 'kelly',
  middle: 'middle',
  round_robin: 'round_robin',
  teaser: 'teaser',
  three_way_hedge: 'hedge',
  dutching: 'arbitrage',
};

/** What it is good for, before what it is. */
const FOR: Readonly<Partial<Record<Term, string>>> = {
  hedge:
    'To be sure of a result: you give up a part of what you could win, and no longer lose everything if the first bet loses.',
  middle: 'To have a chance of winning both bets for the small price of losing one of them.',
  arbitrage: 'To win the same whatever happens, as long as both bets are really taken at those prices.',
  kelly: 'To stake more where the edge is bigger, and never so much that a bad run ends it.',
};

/** "What's the point of that" behind a hedge: why people do it. Null: what it is for is not asked, or of what is not known. */
export function pointOfIt({ plain, written, previous, amounts, hasNames }: Tagged): Asked | null {
  if (!ASKS.test(plain) || hasNames || amounts.prices.length + amounts.money.length > 0) return null;
  const kinds = sumsOf(previous).map(({ kind }) => kind);
  const told = previous?.lookedUp?.kind === 'term' ? previous.lookedUp.term?.replaceAll(' ', '_') : undefined;
  const spoken = kinds.map((kind) => TERMS[kind]).find((term) => term !== undefined) ?? told;
  const term = longestTerm(written) ?? spoken;
  if (term === undefined) return null;
  const words = FOR[term as Term];
  return withWords(lookUp({ kind: 'term', term: term.replaceAll('_', ' ') }), words ? [words] : []);
}
