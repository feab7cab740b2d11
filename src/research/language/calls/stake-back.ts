import type { Calculation } from '#contract/research/calculate.ts';
import { breakEvenHedge } from '#engine/odds/hedge.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { dollars } from '../../words/format.ts';
import { EVENLY } from '../held/asks-of-held.ts';
import { type Asked, calculated } from './call.ts';
import { JUST_EVEN } from './hedge-calculations.ts';
import { onlySum } from './onward-sum.ts';
import type { Tagged } from './tagged.ts';

type Hedge = Extract<Calculation, { kind: 'hedge' }>;

const BACK =
  /\b(get|want|make|have|just|only)\b.*\b(back|even)\b|\bcover (only |just )?(my|the) (\d+\b|stake|bet|ticket|money|risk|cost)|\bbreak ?even\b|\b(no|zero) loss\b|\bnot lose\b/;
const MOST_WORDS = 18;

/** "Just want my 50 back if the Chiefs lose" behind a hedge: the smallest one, which stands among its figures. */
export function stakeBack(read: Tagged): Asked | null {
  const { plain, tokens, amounts, previous } = read;
  const hedge = onlySum(previous, 'hedge');
  if (!hedge || tokens.length > MOST_WORDS) return null;
  if (WHOLE.test(plain) && amounts.prices.length + amounts.money.length === 0) return calculated([evenOf(hedge)]);
  const [price, ...more] = amounts.prices;
  if (more.length > 0 || EVENLY.test(plain) || !(BACK.test(plain) || JUST_EVEN.test(plain))) return null;
  return backOf({ ...hedge, ...(price && { hedgePrice: price.text }) });
}

/** "Just my money back if Benn wins, he's +160 now": the smallest one at that price of the hedge, and no other hedge of the same bet. */
export const backAtPrice = (read: Tagged): Asked | null =>
  read.amounts.prices.length === 1 && read.books.length === 0 && !OWN_PRICE.test(read.plain) ? stakeBack(read) : null;

const OWN_PRICE = /\b(had|took|got|placed|bet) (it|them|him|her|that)\b/;

function backOf(hedge: Hedge): Asked {
  const { share: _, hedgeStakeCents: __, ...open } = hedge;
  const isKnown = hedge.stakeCents !== undefined && hedge.hedgePrice !== undefined && hedge.ends === undefined;
  if (hedge.others?.length) return calculated([{ ...open, profitCents: 0 }]);
  const least = isKnown ? leastOf(hedge) : null;
  // Where both ends cannot come to nothing, it is that stake which is asked for.
  const wanted = least && least.ifOpenWins < 0 ? { hedgeStakeCents: Math.ceil(least.stake) } : { profitCents: 0 };
  // What it leaves at either end stands in the sum where both come to nothing or more.
  const isToldBySum = least !== null && least.ifOpenWins >= 0;
  return calculated([isKnown ? { ...open, ...wanted } : hedge], isToldBySum ? [] : [smallest(hedge)]);
}

/** "I meant the whole thing, not half". */
const WHOLE = /\bnot (just |only )?(a |the )?half\b|\b(hedge|cover) (the whole|all|everything|it all)\b/;
const evenOf = ({ share: _, profitCents: __, hedgeStakeCents: ___, ...even }: Hedge): Hedge => even;

function leastOf({ stakeCents, price, returnsCents, hedgePrice }: Hedge) {
  const [first, against] = [price, hedgePrice].map((text) => (text === undefined ? null : readPrice(text)));
  const returns = returnsCents ?? (first && stakeCents !== undefined ? stakeCents * first : undefined);
  if (returns === undefined || !against || stakeCents === undefined) return null;
  return breakEvenHedge({ stake: stakeCents, returns }, against);
}

function smallest(hedge: Hedge): string {
  const least = leastOf(hedge);
  if (!least) return SMALLEST;
  const { stake, ifOpenWins } = least;
  return `${dollars(Math.round(stake))} at ${hedge.hedgePrice} brings only your ${dollars(hedge.stakeCents ?? 0)} back if the hedge wins, and ${ifOpenWins < 0 ? 'costs' : 'leaves'} ${dollars(Math.abs(Math.round(ifOpenWins)))} if the first bet does.`;
}

const SMALLEST =
  'To have only your stake back if the hedge wins, bet the smallest hedge that loses nothing: it stands below, and what is left if the first bet wins is what that returns less both stakes.';

const MOVED =
  /\b(opponents?|other (side|team|one)|they|hedge|it|line|price|odds)\b.*\b(moved|moves|went|goes|dropped|drops|rose|is|are|at|now)\b|\b(redo|rerun|run it back|recalculate)\b/;

/** "The opponent moved to +120, redo it" behind a hedge: the same one at that price. */
export function hedgeAtPrice(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions, previous } = read;
  const hedge = onlySum(previous, 'hedge');
  const [price, ...others] = amounts.prices;
  if (
    !hedge ||
    !price ||
    price.text === hedge.price ||
    others.length + mentions.length > 0 ||
    tokens.length > MOST_WORDS
  )
    return null;
  const { hedgeStakeCents: _, ...open } = hedge;
  return MOVED.test(plain) ? calculated([{ ...open, hedgePrice: price.text }]) : null;
}
