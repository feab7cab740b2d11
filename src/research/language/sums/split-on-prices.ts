import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { type Asked, calculated } from '../calls/call.ts';
import { isHeldAgainst } from '../calls/hedge-calculations.ts';
import { sumsOf } from '../calls/sums-of.ts';
import type { Tagged } from '../calls/tagged.ts';

const SPLITS =
  /\b(split\w*|spread (over|across|between|on)|divid\w*|divvy|distribut\w*|allocat\w*|breakdown|even (it|things|that) out|to work with|total|in all|how much (on |for |do i put on )?(each|every|both)|on each|each side|both|arb\w*|either way|no matter|free money|guarantee\w*|between (them|both|the two))\b/;
const ELSE = /\b(hedg\w*|parlay\w*|middle\w*|free ?bet|bonus)\b/;
const LEAST_TOTAL_CENTS = 5_00;
const [LEAST_BARE, MOST_BARE] = [100, 400];

type Sides = { prices: readonly [string, string]; named: readonly [string, string] | null; taken: ReadonlySet<number> };

/**
 * "Over 105, under 104, how do I split 500", "300 TOTAL, split it": one amount on both sides of one line, of which exactly one wins, by
 * the prices that are named, or that the sum before was made of. Null: two lines are named, between which both may win.
 */
export function splitOnPrices(read: Tagged): Asked | null {
  if (!SPLITS.test(read.plain) || ELSE.test(read.plain) || isHeldAgainst({ ...read, hasSides: false })) return null;
  const sides =
    sidesSaid(read) ??
    (read.mentions.length === 0 ? sidesUnnamed(read) : null) ??
    (read.mentions.length === 0 ? sidesBefore(read) : null);
  const totalCents = sides && totalIn(read, sides.taken);
  if (!sides || totalCents === undefined || totalCents === null) return null;
  const { prices, named } = sides;
  return calculated(
    [{ kind: 'arbitrage', prices: [...prices], totalCents }],
    named ? [`Price 1 is the ${named[0]}, price 2 the ${named[1]}: of one line exactly one of them wins.`] : [],
  );
}

/** The over and the under, each with its price: signed, or bare where nothing else can be one. */
function sidesSaid({ tokens, amounts: { prices } }: Tagged): Sides | null {
  const at = tokens.flatMap(({ text }, place) => (/^(over|under)$/.test(text) ? [place] : []));
  const [one, other] = ['over', 'under'].map((side) => at.find((place) => tokens[place]?.text === side));
  if (one === undefined || other === undefined) return null;
  const [first, second] = one < other ? [one, other] : [other, one];
  const named = [tokens[first]?.text ?? '', tokens[second]?.text ?? ''] as const;
  const [price, otherPrice, ...more] = prices;
  if (price && otherPrice && more.length === 0) {
    const isOneLine = price.from > first && price.from < second && otherPrice.from > second;
    const lines = [lineBehind(tokens, first, price.from), lineBehind(tokens, second, otherPrice.from)];
    const isSame = lines[0] === lines[1] || lines.includes(null);
    return isOneLine && isSame
      ? { prices: [price.text, otherPrice.text], named, taken: takenBy(tokens, [first, second], prices) }
      : null;
  }
  const [bare, otherBare] = [bareBehind(tokens, first), bareBehind(tokens, second)];
  return prices.length === 0 && bare && otherBare
    ? { prices: [bare, otherBare], named, taken: new Set([first + 1, second + 1]) }
    : null;
}

/** "One side +120, other side -110". */
function sidesUnnamed({ plain, tokens, amounts: { prices } }: Tagged): Sides | null {
  const [price, otherPrice, ...more] = prices;
  const areSides = /\b(one|either|each|both|other|opposite|opposing) (side|sides|team|way|book|app)\b/.test(plain);
  return price && otherPrice && more.length === 0 && areSides
    ? { prices: [price.text, otherPrice.text], named: null, taken: takenBy(tokens, [], prices) }
    : null;
}

const lineBehind = (tokens: readonly Token[], at: number, until: number): number | null =>
  at + 1 < until ? (tokens[at + 1]?.number?.value ?? null) : null;

const bareBehind = (tokens: readonly Token[], at: number): string | null => {
  const number = tokens[at + 1]?.number;
  const isPrice =
    number && number.sign === null && Number.isInteger(number.value) && number.value >= LEAST_BARE && !number.dollars;
  return isPrice && number.value <= MOST_BARE ? `+${number.value}` : null;
};

const takenBy = (tokens: readonly Token[], sides: readonly number[], prices: Tagged['amounts']['prices']) =>
  new Set([
    ...sides.flatMap((at) => (tokens[at + 1]?.number ? [at + 1] : [])),
    ...prices.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, place) => from + place)),
  ]);

function sidesBefore({ previous, amounts }: Tagged): Sides | null {
  if (amounts.prices.length > 0) return null;
  const prices = sumsOf(previous)
    .map(pricesOf)
    .find((one) => one !== null);
  return prices ? { prices, named: null, taken: new Set() } : null;
}

function pricesOf(sum: Calculation): readonly [string, string] | null {
  // Between two lines of one number both may win, which a middle tells itself.
  if (sum.kind === 'middle' && !sum.ends) return [sum.price, sum.otherPrice];
  const [first, second, ...more] = sum.kind === 'arbitrage' ? sum.prices : [];
  return first && second && more.length === 0 ? [first, second] : null;
}

const totalIn = ({ amounts: { money } }: Tagged, taken: ReadonlySet<number>): number | undefined =>
  money.find(({ from, cents }) => !taken.has(from) && cents >= LEAST_TOTAL_CENTS)?.cents;
