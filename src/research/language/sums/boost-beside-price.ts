import type { Calculation } from '#contract/research/calculate.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { calculate } from '../../tools/calculate/calculate.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { moneyIn } from '../calls/sum.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

type Boost = Extract<Calculation, { kind: 'boost' }>;
const COMPARES = /\b(vs|versus|or|than|better|compared|against|beats?|which)\b/;

const YES_OR_NO = /\b(yes or no|or (not|no|nah|what))\b/;

/** "-184 with a 30% boost, vs -155 at DK": what the boosted price pays like, and which of the two pays more. Null: nothing is compared so. */
export function boostBesidePrice(read: Tagged): Asked | null {
  const { plain, says, amounts, previous } = read;
  if (!COMPARES.test(plain.replace(YES_OR_NO, '')) || amounts.shares.length > 1) return null;
  const [one, other, ...more] = amounts.prices;
  const [share] = amounts.shares;
  const before = sumsOf(previous).find((sum): sum is Boost => sum.kind === 'boost');
  const [stake] = moneyIn({ ...read, hasSides: false });
  const size = stake ? { stakeCents: stake.cents } : {};
  if (says.has('boost') && one && other && share && more.length === 0)
    return told({ kind: 'boost', price: one.text, boost: share.share, ...size }, other);
  return before && one && !other && !share ? told({ ...before, ...size }, one) : null;
}

function told(boost: Boost, { text, decimal }: { text: string; decimal: number }): Asked | null {
  const worked = calculate({ calc: boost });
  const boosted = worked.ok ? worked.data.figures.find(({ key }) => key === 'boosted')?.value : undefined;
  if (boosted === undefined) return null;
  const price = formatAmerican(boosted);
  const words =
    boosted === decimal
      ? `Boosted, ${boost.price} pays the same as ${text}.`
      : `Boosted, ${boost.price} pays like ${price}, ${boosted > decimal ? 'more' : 'less'} than ${text}: ${boosted > decimal ? 'the boost' : text} is the better price.`;
  return calculated([boost, { kind: 'convert', price: text }], [words]);
}
