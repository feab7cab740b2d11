import { calculate } from '../../tools/calculate/calculate.ts';
import { percent } from '../../words/format.ts';
import type { PriceAmount } from '../calls/amount.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

type Offer = { price: PriceAmount; chance: number };

/** "-105 at 53% or +150 at 42%, per dollar": two prices, each with its own chance, against each other. Null: others are named. */
export function offersCompared(read: Tagged): Asked | null {
  const { mentions, amounts } = read;
  const [one, other, ...others] = amounts.prices;
  if (mentions.length > 0 || !one || !other || others.length > 0) return null;
  const offers = withChances([one, other], amounts.shares) ?? atFairPrices([one, other], read);
  if (!offers) return null;
  const [first, second] = offers;
  return calculated(
    offers.map(({ price, chance }) => ({ kind: 'ev', price: price.text, chance })),
    [compared(first, second)],
  );
}

/** As many chances as prices, each beside its own. */
function withChances(
  [one, other]: [PriceAmount, PriceAmount],
  shares: Tagged['amounts']['shares'],
): [Offer, Offer] | null {
  const [first, second, ...more] = shares;
  if (!first || !second || more.length > 0) return null;
  return [
    { price: one, chance: first.share },
    { price: other, chance: second.share },
  ];
}

const BETTER = /\b(better|best|worse|value|which|closer|nearer|cheaper|beat|beats|good|ev|edge|worth more)\b/;

/** Both sides elsewhere are a market of their own; what each is worth is asked against the fair prices. */
const OF_FAIR =
  /\b(value|other side|each side|one side|over (that|those|fair|it)|(than|against|vs|to) (that|those|fair|the fair))\b/;

/** Prices of both sides against the fair ones of the sum before: "which is better, -118 or +102 on the other side". */
function atFairPrices([one, other]: [PriceAmount, PriceAmount], { previous, plain }: Tagged): [Offer, Offer] | null {
  const before = sumsOf(previous).findLast((sum) => sum.kind === 'no_vig' || sum.kind === 'hold');
  if (
    !before ||
    !('prices' in before) ||
    before.prices.length !== 2 ||
    !BETTER.test(plain) ||
    !OF_FAIR.test(plain) ||
    /\bhold\b/.test(plain)
  )
    return null;
  const worked = calculate({ calc: { kind: 'no_vig', prices: [...before.prices] } });
  if (!worked.ok) return null;
  const chances = worked.data.figures.filter(({ unit }) => unit === 'chance').map(({ value }) => value);
  const [first, second] = chances;
  if (first === undefined || second === undefined) return null;
  // The shorter price is that of the likelier side.
  const isLikelierFirst = one.decimal <= other.decimal;
  const [high, low] = [Math.max(first, second), Math.min(first, second)];
  return [
    { price: one, chance: isLikelierFirst ? high : low },
    { price: other, chance: isLikelierFirst ? low : high },
  ];
}

const evOf = ({ price, chance }: Offer): number => chance * price.decimal - 1;
const CENT = 100;

function compared(first: Offer, second: Offer): string {
  const named = (offer: Offer) => `${offer.price.text} at ${percent(offer.chance)}`;
  const [likelier, rarer] = first.chance >= second.chance ? [first, second] : [second, first];
  const often =
    first.chance === second.chance
      ? 'Both win equally often.'
      : `${named(likelier)} wins more often than ${named(rarer)}.`;
  const made = (offer: Offer) =>
    `${offer.price.text} ${evOf(offer) < 0 ? 'loses' : 'makes'} ${Math.abs(evOf(offer) * CENT).toFixed(1)} cents`;
  const [better, worse] = evOf(first) >= evOf(second) ? [first, second] : [second, first];
  const worth =
    Math.abs(evOf(first) - evOf(second)) < 1e-9
      ? 'so they are worth the same'
      : `so ${better.price.text} is ${evOf(better) < 0 ? 'the smaller loss, and neither is worth it' : 'worth more'}`;
  return `${often} Per dollar ${made(better)} on average and ${made(worse)}, ${worth}.`;
}
