import type { Calculation } from '#contract/research/calculate.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { dollars } from '../../words/format.ts';
import { type Asked, calculated } from './call.ts';
import { sumsOf } from './onward-sum.ts';
import type { Tagged } from './tagged.ts';

type Hedge = Extract<Calculation, { kind: 'hedge' }>;

const BACK = /\b(get|want|make|have|just|only)\b.*\b(back|even)\b|\bbreak ?even\b|\b(no|zero) loss\b|\bnot lose\b/;
const MOST_WORDS = 18;

/** "Just want my 50 back if the Chiefs lose" behind a hedge: the smallest one, which stands among its figures. */
export function stakeBack(read: Tagged): Asked | null {
  const { plain, tokens, amounts } = read;
  const hedge = hedgeBefore(read);
  if (!hedge || tokens.length > MOST_WORDS) return null;
  return amounts.prices.length === 0 && BACK.test(plain) ? calculated([hedge], [smallest(hedge)]) : null;
}

/** Formula: first stake / (hedge decimal - 1). */
function smallest({ stakeCents, price, hedgePrice }: Hedge): string {
  const [first, against] = [price, hedgePrice].map((text) => (text === undefined ? null : readPrice(text)));
  if (!first || !against || stakeCents === undefined) return SMALLEST;
  const hedgeCents = Math.ceil(stakeCents / (against - 1));
  const left = Math.round(stakeCents * (first - 1)) - hedgeCents;
  return `${dollars(hedgeCents)} at ${hedgePrice} brings only your ${dollars(stakeCents)} back if the hedge wins, and leaves ${dollars(left)} if the first bet does.`;
}

const SMALLEST =
  'To have only your stake back if the hedge wins, bet the smallest hedge that loses nothing: it stands below, and what is left if the first bet wins is what that returns less both stakes.';

const MOVED =
  /\b(opponents?|other (side|team|one)|they|hedge|it|line|price|odds)\b.*\b(moved|moves|went|goes|dropped|drops|rose|is|are|at|now)\b|\b(redo|rerun|run it back|recalculate)\b/;

/** "The opponent moved to +120, redo it" behind a hedge: the same one at that price. */
export function hedgeAtPrice(read: Tagged): Asked | null {
  const { plain, tokens, amounts, mentions } = read;
  const hedge = hedgeBefore(read);
  const [price, ...others] = amounts.prices;
  if (!hedge || !price || others.length + mentions.length > 0 || tokens.length > MOST_WORDS) return null;
  const { hedgeStakeCents: _, ...open } = hedge;
  return MOVED.test(plain) ? calculated([{ ...open, hedgePrice: price.text }]) : null;
}

function hedgeBefore({ previous }: Tagged): Hedge | null {
  const [sum, ...others] = sumsOf(previous);
  return sum?.kind === 'hedge' && others.length === 0 ? sum : null;
}
