import type { Calculation } from '#contract/research/calculate.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { priceTextToDecimal } from '#engine/odds/price-text.ts';
import type { MoneyAmount, PriceAmount } from './amount.ts';
import { hedgePriceAt } from './hedge-calculations.ts';
import { OF_BONUS_ITSELF, ONLY_IF_LOST } from './only-if-lost.ts';
import { chanceIn, sharesOf } from './share-roles.ts';
import {
  countIn,
  dollarsOf,
  fairPriceOf,
  moneyIn,
  type ReadSum,
  STANDARD_PRICE,
  type Sum,
  type SumsRead,
  textOf,
  withNote,
} from './sum.ts';

/** What a book gives away. */

const EXAMPLE_CENTS = 100_00;
const EXAMPLE_PRICES = { price: '+300', hedgePrice: '-350' };
const FREE_IN_OTHER_WORDS = /\b(freebies?|free ?plays?|free wagers?|bonus|bonuses)\b/;
const FREE_BET_TAKEN = 'A free bet of $100.00 is taken, since none was named.';

/** The free bet that was spoken of before is meant where none is named. */
export function ofFreeBetBefore({ calcs, notes }: SumsRead, before: Calculation | undefined): SumsRead {
  if (before?.kind !== 'free_bet' || !notes.includes(FREE_BET_TAKEN)) return { calcs, notes };
  const { faceCents } = before;
  return {
    calcs: calcs.map((calc) => (calc.kind === 'free_bet' ? { ...calc, faceCents } : calc)),
    notes: notes.filter((note) => note !== FREE_BET_TAKEN),
  };
}

export const freeBetOf: ReadSum = (sum) => {
  const { amounts, hasSides } = sum;
  const { prices } = amounts;
  if (!saysFreeBet(sum)) return null;
  const [face] = moneyIn({ ...sum, hasSides: false });
  const isTold = prices.length > 1 || (face !== undefined && !(hasSides && (prices.length === 0 || !face.isSure)));
  if (!isTold) return null;
  const faceCents = face?.cents ?? EXAMPLE_CENTS;
  const hedgeAt = prices.length > 1 ? hedgePriceAt(sum) : -1;
  const price = prices.find((_, at) => at !== hedgeAt);
  const notes = [...(face ? [] : [FREE_BET_TAKEN]), ...(ONLY_IF_LOST.test(textOf(sum)) ? [OF_BONUS_ITSELF] : [])];
  if (!price)
    return withNote(
      { kind: 'free_bet', faceCents, ...EXAMPLE_PRICES },
      `The stake of a free bet never comes back, so longer odds turn more of it into cash: use it at about ${EXAMPLE_PRICES.price} or longer, and bet the other side with your own money. No price was named, so ${EXAMPLE_PRICES.price} against ${EXAMPLE_PRICES.hedgePrice} is taken as an example; name yours, such as "${dollarsOf(faceCents)} free bet at +320, other side -400".`,
      ...notes,
    );
  const hedgePrice = prices[hedgeAt]?.text;
  const chance = chanceIn(sum);
  const calc: Calculation = {
    kind: 'free_bet',
    faceCents,
    price: price.text,
    ...(hedgePrice !== undefined && { hedgePrice }),
    ...(chance !== undefined && { chance }),
  };
  return withNote(calc, ...notes);
};

const saysFreeBet = (sum: Sum): boolean =>
  sum.says.has('free_bet') ||
  (FREE_IN_OTHER_WORDS.test(textOf(sum)) && sum.amounts.prices.length > 0 && !sum.says.has('boost'));

const REACH = 3;

export const boostOf: ReadSum = (sum) => {
  if (!sum.says.has('boost')) return null;
  const fair = fairPriceOf(sum);
  const prices = sum.amounts.prices.filter((one) => one !== fair);
  const [price] = prices;
  const part = sharesOf(sum, 'boost')[0] ?? sum.amounts.shares[0]?.share ?? boostBetween(sum, prices);
  if (part === undefined) return null;
  const legs = countIn(sum, 'legs');
  if (!price && legs !== undefined && legs > 1 && legs <= MOST_LEGS) return ofExampleLegs(legs, part);
  if (!price)
    return 'To work out a boost I need the price before the boost. For example: "50% profit boost on +200, $25".';
  const others = sum.amounts.shares.map(({ share }) => share).filter((share) => share !== part);
  const chance = others[0] ?? (fair && 1 / fair.decimal);
  const money = moneyIn(sum);
  const extra = money.find((one) => isOfExtra(sum, one));
  const stake = money.find((one) => one !== extra);
  return {
    kind: 'boost',
    price: price.text,
    boost: part,
    ...(stake && { stakeCents: stake.cents }),
    ...(extra && { mostExtraCents: extra.cents }),
    ...(chance !== undefined && chance <= 1 && { chance }),
  };
};

const MOST_LEGS = 12;
const EXAMPLE_LEG = priceTextToDecimal(STANDARD_PRICE);

/** "30% profit boost on any 3 leg parlay": what it adds, where no price is named. */
const ofExampleLegs = (legs: number, boost: number): SumsRead =>
  withNote(
    { kind: 'boost', price: (EXAMPLE_LEG ** legs).toFixed(2), boost, stakeCents: EXAMPLE_CENTS },
    `A boost adds to the profit of a bet of your own money, and nothing where that loses. No price was named, so ${legs} legs at ${STANDARD_PRICE} each and $100.00 are taken as an example; name yours, such as "${Number((boost * 100).toFixed(1))}% boost on +600, $25".`,
  );

/** "From +200 to +260": how much of the profit is added. */
function boostBetween({ tokens }: Sum, [before, after]: readonly PriceAmount[]): number | undefined {
  if (!before || !after || after.decimal <= before.decimal) return undefined;
  const words = tokens.slice(before.to, after.from).map(({ text }) => text);
  if (!words.some((word) => /^(to|into|boosted|now|up)$/.test(word))) return undefined;
  return Number(((after.decimal - 1) / (before.decimal - 1) - 1).toFixed(6));
}

/** "Max win 25", "capped at 25", "up to 20 extra": the most that is added, and no stake. */
function isOfExtra({ tokens }: Sum, { from, to }: MoneyAmount): boolean {
  // "30% profit boost, max 50" limits what is bet.
  const before = wordsUntilNumber(tokens.slice(Math.max(0, from - REACH), from).reverse()).replace(
    /\bboost profit\b/,
    '',
  );
  const next = tokens.slice(to, to + 2);
  const end = next.findIndex(({ afterBreak }) => afterBreak);
  const behind = wordsUntilNumber(end < 0 ? next : next.slice(0, end));
  return (
    /\b(cap|capped)\b/.test(before) ||
    /\b(extra|winnings)\b/.test(behind) ||
    /\bmax (win|profit|payout|bonus)\b|^cap\b/.test(behind) ||
    (/\b(max|maximum|most|upto|to up)\b/.test(before) && /\b(win|winnings|profit|extra|bonus|payout)\b/.test(before))
  );
}

function wordsUntilNumber(some: readonly Token[]): string {
  const end = some.findIndex(({ number }) => number !== null);
  return (end < 0 ? some : some.slice(0, end)).map(({ text }) => text).join(' ');
}
