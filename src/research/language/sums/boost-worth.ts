import type { Calculation } from '#contract/research/calculate.ts';
import { formatAmerican } from '#engine/odds/format-american.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import { boostedDecimal } from '#engine/odds/profit-boost.ts';
import { expectedValueWithPush } from '#engine/odds/push.ts';
import { boostedTo } from '../../tools/calculate/boosted-to.ts';
import { dollars, percent, signedDollars, signedPercent } from '../../words/format.ts';
import type { Asked } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';
import { bestUse } from './best-boosted.ts';
import { refOfFocus } from './bets-said.ts';
import { isStored, storedBet } from './stored-bet.ts';
import { sumOn } from './sum-on-bet.ts';

type Boost = Extract<Calculation, { kind: 'boost' }>;

/** What may stand around it: nothing that names another bet, or asks which one it is best used on. */
const WORD =
  /^(so|ok|okay|and|but|then|yo|hm+|well|hey|is|was|are|it|its|that|thats|this|there|here|on|even|still|actually|really|worth|using|use|used|taking|take|burning|burn|playing|play|betting|bet|spending|wasting|waste|doing|do|should|would|u|you|i|we|or|not|no|nah|pass|skip|a|the|my|good|deal|boost|one|any|fair|value|ev|profitable|legit|save|saving|keep|keeping|hold|holding|wait|waiting|for|something|else|another|better|later|max|maximum|most|limit|capped|cap|stake|of|at|with|w|just|only|what|whats|how|much|does|win|wins|get|make|pay|pays|profit|if|put|dollars?|bucks|now|yes|spot|game|to|can)$/;
const WORTH =
  /\b(worth|good|fair|value|ev|profitable|legit|take it|(use|take|bet|play|do|burn) (it|that|this)|save|saving|keep|hold)\b/;
const KEEPS = /\b(save|saving|keep|keeping|hold|holding|wait|waiting|something else|another|later)\b/;
const PAYS = /\b(win|wins|get|make|pay|pays|profit)\b/;
const OF_EXTRA = /\b(max|maximum|most|cap|capped|limit)( \w+)? (win|profit|payout|extra|bonus)\b/;

/**
 * "Worth it?", "max bet is 10, what do I win and is it worth it", "use it there or save it" behind a boost that was told: the same bet at
 * the boosted price, which is no other bet and no new verdict.
 */
export function boostWorth(read: Tagged): Asked | null {
  const { plain, tokens, previous, mentions, amounts } = read;
  const [sum, ...others] = sumsOf(previous);
  const [money, ...more] = amounts.money;
  const isElse = others.length + more.length + mentions.length + amounts.prices.length + amounts.shares.length > 0;
  const isRead = tokens.every(({ text }, at) => at === money?.from || WORD.test(text));
  if (!sum || isElse || !isRead || OF_EXTRA.test(plain) || read.books.length > 0) return null;
  if (sum.kind !== 'boost') return money || !WORTH.test(plain) ? null : ofValued(sum, read);
  const staked: Boost = { ...sum, ...(money && { stakeCents: money.cents }) };
  if (WORTH.test(plain)) return ofBoost(staked, read);
  return PAYS.test(plain) && staked.stakeCents !== undefined ? sumOn([staked], refSpoken(read)) : null;
}

function ofValued(sum: Calculation, read: Tagged): Asked | null {
  if (sum.kind !== 'ev' || sum.fromBooks !== true) return null;
  return sumOn([sum], refSpoken(read), [worthOf(sum.chance, priceTextToDecimal(sum.price), sum.pushChance ?? 0)]);
}

function ofBoost(sum: Boost, read: Tagged): Asked | null {
  const { chance, stakeCents } = sum;
  if (chance === undefined) return null;
  const decimal = boostedTo(sum);
  const value = chance * decimal - 1;
  const inMoney =
    stakeCents === undefined ? '' : ` That is ${signedDollars(value * stakeCents)} on ${dollars(stakeCents)}.`;
  const told = `${worthOf(chance, decimal, 0)}${inMoney}`;
  const there = whereToTake(sum, read);
  const kept = KEEPS.test(read.plain) ? [saved(sum, Math.min(value, there?.value ?? value), read)] : [];
  return sumOn([sum], refSpoken(read), [told, ...(there ? [there.told] : []), ...kept]);
}

const refSpoken = ({ previous }: Tagged) => {
  const [focus, ...more] = previous?.focus ?? [];
  return focus && more.length === 0 ? refOfFocus(focus) : null;
};

function worthOf(chance: number, decimal: number, push: number): string {
  const value = expectedValueWithPush({ win: chance, push, lose: 1 - chance - push }, decimal);
  const lead = value > 0 ? 'Yes: boosted' : 'No: even boosted';
  return `${lead} to ${formatAmerican(decimal)} it ${value > 0 ? 'makes' : 'costs'} you ${percent(Math.abs(value))} on average, by the ${percent(chance)} that the books make it.`;
}

/** A price that no book has where one can bet is worth asking after: what the best of them comes to. */
function whereToTake({ price, boost, chance = 0 }: Boost, read: Tagged): { told: string; value: number } | null {
  const ref = refSpoken(read);
  const stored = ref ? storedBet(ref, read) : null;
  const best = stored && isStored(stored) ? stored.price : null;
  if (!best || best.decimal >= priceTextToDecimal(price)) return null;
  const boosted = boostedDecimal(best.decimal, boost);
  const value = chance * boosted - 1;
  return {
    told: `The best price of it that is stored where you can bet is ${best.text} at ${best.book}, ${formatAmerican(boosted)} with the boost: ${signedPercent(value)} on average. Check that your book has ${price} before you use it.`,
    value,
  };
}

/** Whether the boost is worth more on another bet that can be had now. */
function saved({ boost, stakeCents }: Boost, value: number, read: Tagged): string {
  const best = bestUse(read, boost, stakeCents);
  return best && best.value > value
    ? `If it is good for any bet and book, it is worth more on ${best.told}. Boosts mostly run out, so save it only for a bet that you know of.`
    : 'Nothing else that is stored now is worth more with it, and boosts mostly run out: use it here.';
}
