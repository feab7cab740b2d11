import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { returnsAt } from '../sums/returns-at.ts';
import { hedgedWith } from './best-hedge.ts';
import { pairOf } from './pair-of-bets.ts';
import { sumOfPair } from './results-of-both.ts';
import { weigh, weighedText } from './weighed.ts';

const HEDGE = '(hedg\\w*|the hedge|it|that|this)';
/** What the hedge of a bet makes or costs beside the bet alone. */
const BESIDE_NONE = new RegExp(
  `${[
    '\\bhedg(e|ing) (it )?or (no|not|nah|dont|without)\\b',
    '\\bwith (or|and|vs|versus) without\\b',
    '\\b(which|what)( one| way| of them)? (makes|is worth|pays|earns|nets|wins|gets)( me| you)? (more|most|better)\\b',
    '\\b(more|better|most|less|worse) (on average|in the long run|long term)\\b',
    `\\b(does|do|would|will|is|why|how much|what)\\b.*\\b${HEDGE}( really| actually| even| still)? (cost|costs|costing|lose|losing|make|making|earn|hurt|help)\\b`,
    `\\bcost of (the )?hedg\\w*\\b`,
    '\\b(hedg\\w*|unhedged|without (it|the hedge))\\b.*\\b(ev|expected value|on average)\\b',
    '\\b(ev|expected value|on average)\\b.*\\b(hedg\\w*|unhedged|without (it|the hedge))\\b',
  ].join('|')}`,
);
/** Who is named beside neither hedge nor none is asked about by himself. */
const HEDGES = /hedg|\bwith(out)?\b/;
const MOST_WORDS = 20;
const STANDARD_CENTS = 100_00;

/** "Hedge or no hedge, which makes me more on average" behind a hedge: the bet alone beside both together. */
export function withOrWithout(read: Tagged): Asked | null {
  if (
    read.tokens.length > MOST_WORDS ||
    (read.mentions.length > 0 && (read.amounts.prices.length > 0 || !HEDGES.test(read.plain))) ||
    !BESIDE_NONE.test(read.plain)
  )
    return null;
  const pair = pairOf({ ...read, amounts: { ...read.amounts, money: [] } });
  if (!pair || pair.held.win === 0) return null;
  const stakeCents = pair.stakeCents ?? STANDARD_CENTS;
  const { held: bet, price, other, otherPrice } = pair;
  const position = { bet, price, stakeCents, returnsCents: returnsAt(stakeCents, price), isTicket: false };
  const hedge = hedgedWith([{ bet: other, name: other.name, price: otherPrice, book: null }], position, read);
  return sumOfPair(
    { ...pair, otherStakeCents: null },
    [weighedText(position, weigh(position, hedge, null), 'which')],
    read,
  );
}
