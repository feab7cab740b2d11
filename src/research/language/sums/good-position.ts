import { formatAmerican } from '#engine/odds/format-american.ts';
import { expectedValueWithPush, fairDecimalWithPush } from '#engine/odds/push.ts';
import { readPrice } from '../../tools/stated-prices.ts';
import { percent, signedPercent } from '../../words/format.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const ASKS =
  /\b(was|is) (it|that|this|mine) (a |an |even a )?(good|bad|smart|great|decent|sharp|dumb|nice|solid|ok|okay)\b|\bdid i (do|get|make|bet)\b.*\b(good|well|right|smart)\b|^(so |ok |and )*(good|smart|bad) (bet|price|one)( then| or not| or nah)*$/;

/** "Is that good even if it loses": whether a better price is worth something whatever comes of it. */
const IF_LOST =
  /\b(even )?(if|when|though) (it|they|he|she|that|this|the (bet|ticket)) (still |ends up |do |does )?(lose|loses|lost|losing|dont win|doesnt win|miss|misses)\b|\bwin or lose\b|\bregardless\b|\b(no matter|whatever) (what|how|the result|happens)\b|\beven (in|on) a loss\b/;

function beatsLine(taken: number, now: number): string {
  const ratio = taken / now - 1;
  const [own, line] = [formatAmerican(taken), formatAmerican(now)];
  const lesson =
    'One result says little either way. Over many bets, prices that beat the last one before the start are a good sign, and prices that do not are a bad one.';
  return ratio > 0
    ? `Yes, win or lose: your ${own} pays ${percent(ratio)} more than ${line} now. ${lesson}`
    : `No, win or lose: your ${own} pays no more than ${line} now. ${lesson}`;
}

/** "So was it a good bet" behind a ticket that was held against the prices of now: by the same figures, and no new verdict. Null: none was. */
export function goodPosition({ previous, plain, mentions, amounts }: Tagged): Asked | null {
  const sum = previous?.calculation;
  if (sum?.kind !== 'position' || mentions.length + amounts.prices.length > 0 || !ASKS.test(plain)) return null;
  const taken = readPrice(sum.price);
  const now = sum.nowPrice === undefined || (sum.nowBet ?? sum.bet) !== sum.bet ? null : readPrice(sum.nowPrice);
  if (taken === null) return null;
  const push = sum.pushChance ?? 0;
  const ends = { win: sum.win, push, lose: 1 - sum.win - push };
  const value = expectedValueWithPush(ends, taken);
  const fair = formatAmerican(fairDecimalWithPush(ends));
  const have = `you have ${formatAmerican(taken)}`;
  const beside = now === null ? '' : `, and the best price now is ${formatAmerican(now)}`;
  const worth = `By what is quoted now fair is ${fair}, so the ticket is worth ${signedPercent(value)} of its stake.`;
  const beats = IF_LOST.test(plain) && now !== null ? beatsLine(taken, now) : null;
  if (beats !== null)
    return say(beats, [], {
      ...(previous?.focus && { focus: previous.focus }),
      calculation: sum,
      sums: [sum],
      absent: null,
    });
  return say(
    `${value > 0 ? 'Yes' : 'No'}: ${have}${beside}. ${worth} One ticket proves little: over many, a price that beats the last one before the start is the sign of good bets.`,
    [],
    { ...(previous?.focus && { focus: previous.focus }), calculation: sum, sums: [sum], absent: null },
  );
}
