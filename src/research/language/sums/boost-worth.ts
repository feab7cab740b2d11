import type { Calculation } from '#contract/research/calculate.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import { boostedTo } from '../../tools/calculate/boosted-to.ts';
import { percent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { sumsOf } from '../calls/onward-sum.ts';
import type { Tagged } from '../calls/tagged.ts';
import { refOfFocus } from './bets-said.ts';
import { sumOn } from './sum-on-bet.ts';

const JUST_ASKS =
  /^(so |ok |and |but |then |yo |hm+ )*((is|was) (it|that|this) )?(even |still |actually )?(worth (it|taking|using)|(a )?good( (bet|deal|boost|one))?|any good|fair|value|\+? ?ev|take it|(should|do) i (take|bet|do|use|play) (it|that|this)|profitable|legit)( or (not|no|pass|nah))?( then| now)?$/;

/** "Worth it?" behind a boost that was told: the same bet at the boosted price, which is no other bet and no new verdict. */
export function boostWorth({ plain, previous, mentions, amounts }: Tagged): Asked | null {
  const [sum, ...others] = sumsOf(previous);
  const isElse = others.length + mentions.length + amounts.prices.length + amounts.money.length > 0;
  if (!sum || isElse || !JUST_ASKS.test(plain)) return null;
  const told = worthOf(sum);
  const [focus, ...more] = previous?.focus ?? [];
  return told === null ? null : sumOn([sum], focus && more.length === 0 ? refOfFocus(focus) : null, [told]);
}

/** Null: it is no boost, or how often it wins is not known. */
function worthOf(sum: Calculation): string | null {
  if (sum.kind !== 'boost' && !(sum.kind === 'ev' && sum.fromBooks === true)) return null;
  if (sum.chance === undefined) return null;
  const decimal = sum.kind === 'boost' ? boostedTo(sum) : priceTextToDecimal(sum.price);
  const push = sum.kind === 'ev' ? (sum.pushChance ?? 0) : 0;
  const value = expectedValueWithPush({ win: sum.chance, push, lose: 1 - sum.chance - push }, decimal);
  const lead = value > 0 ? 'Yes: boosted' : 'No: even boosted';
  return `${lead} to ${formatAmerican(decimal)} it ${value > 0 ? 'makes' : 'costs'} you ${percent(Math.abs(value))} on average, by the ${percent(sum.chance)} that the books make it.`;
}
