import type { Calculation } from '#contract/research/calculate.ts';
import type { MoneyAmount, PriceAmount } from './amount.ts';
import { isSplit, moneyOf } from './hedge-calculations.ts';
import { overlaps } from './own-position.ts';
import { moneyIn, type ReadSum, type Sum, textOf, withNote } from './sum.ts';

/** One amount over several outcomes of one event. */

const ASKS_OTHER_STAKE =
  /\b(how much|what) (do i |should i |would i |must i |to )?(need to )?(put|bet|place|stake|go|throw|lay)?( down)? ?(on|at)\b/;

/** Money right before a price is on it already: "200 on +115". */
const placedAt = (sum: Sum, { from }: PriceAmount): MoneyAmount | undefined =>
  moneyOf(sum).find(({ to }) => to === from || (to === from - 1 && /^(on|at)$/.test(sum.tokens[to]?.text ?? '')));

const SPLITS =
  /\b(split|spread|divide|distribute|allocate|share out|put)\b.*\b(over|across|between|among)\b|\bno matter (which|who|what)\b|\b(whichever|either one|any of them) (wins|hits|cashes)\b|\b(pay|pays|paying|win|return) the same\b|\bsame (payout|return|profit)\b|\bhow (do|should|would) i (split|size|spread)\b/;
const ASKS_ARB = /\b(is there|any) (money|profit) (there|here|in|between|on)\b/;
const ARB_WORDS = /\b(arb|arbs|arbing|arbitrage|arbitrages|sure ?bets?|riskless|free money|guaranteed money)\b/;
/** What two sides of one market at two books add up to, with or without a margin. */
const ONE_MARKET = { least: 0.85, most: 1.15 };

const isOneMarket = (prices: readonly PriceAmount[]): boolean => {
  const implied = prices.reduce((sum, { decimal }) => sum + 1 / decimal, 0);
  return implied >= ONE_MARKET.least && implied <= ONE_MARKET.most;
};

export const arbitrageOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  const text = textOf(sum);
  const [first, second] = amounts.prices;
  if (!says.has('arbitrage') || !first || !second) return null;
  if (!ARB_WORDS.test(text) && !isOneMarket(amounts.prices)) return dutchedOf(sum);
  const placed = placedAt(sum, first);
  if (placed && amounts.prices.length === 2 && ASKS_OTHER_STAKE.test(text))
    return { kind: 'hedge', stakeCents: placed.cents, price: first.text, hedgePrice: second.text };
  return arbOf(sum);
};

function arbOf(sum: Sum): Calculation {
  const [money] = moneyIn(sum);
  const prices = sum.amounts.prices.slice(0, 10).map(({ text }) => text);
  return { kind: 'arbitrage', prices, ...(money && { totalCents: money.cents }) };
}

const isSpread = (sum: Sum): boolean => (moneyIn(sum).length > 0 && SPLITS.test(textOf(sum))) || isSplit(sum);

export const dutchingOf: ReadSum = (sum) => {
  const { says, hasSides, amounts } = sum;
  const isElse = says.has('dutching') || says.has('arbitrage') || hasSides || amounts.prices.length < 2;
  if (!isElse && isOneMarket(amounts.prices) && ASKS_ARB.test(textOf(sum))) return arbOf(sum);
  if (!isElse && isSpread(sum)) return isOneMarket(amounts.prices) ? arbOf(sum) : dutchedOf(sum);
  // "The Dutch" are the Netherlands.
  const isTeam = hasSides || (amounts.prices.length === 0 && amounts.money.every(({ isSure }) => !isSure));
  if (!says.has('dutching') || (isTeam && amounts.prices.length < 2)) return null;
  if (amounts.prices.length < 2)
    return 'To dutch I need the prices of at least two outcomes of one event. For example: "dutch $100 over +300, +450 and +700".';
  return dutchedOf(sum);
};

function dutchedOf(sum: Sum): Calculation {
  const prices = sum.amounts.prices.map(({ text }) => text);
  const all = moneyIn(sum);
  // "3 golfers at …" counts the prices.
  const money = all.find(({ isSure }) => isSure) ?? all.find(({ cents }) => cents !== prices.length * 100) ?? all[0];
  if (money?.role === 'profit') return { kind: 'dutching', prices, profitCents: money.cents };
  return { kind: 'dutching', prices, ...(money && { totalCents: money.cents }) };
}

const STANDARD_STAKE = 100_00;
const OF_BOTH = /\b(both|each way|apiece)\b/;
const OF_EACH = /\b(each|a side|per side|both sides?|apiece)\b/;

export const middleOf: ReadSum = (sum) => {
  const { says, amounts } = sum;
  const text = textOf(sum);
  const [price, other = OF_EACH.test(text) || OF_BOTH.test(text) ? price : undefined] = amounts.prices;
  const [stake, otherStake] = moneyIn(sum);
  if (!(says.has('middle') || isOnBothSides(sum, stake !== undefined)) || !price || !other) return null;
  const roomless = noRoom(amounts);
  if (roomless !== null) return roomless;
  const otherCents = otherStake?.cents ?? (OF_EACH.test(text) ? stake?.cents : undefined);
  const calc: Calculation = {
    kind: 'middle',
    price: price.text,
    stakeCents: stake?.cents ?? STANDARD_STAKE,
    otherPrice: other.text,
    ...(otherCents !== undefined && { otherStakeCents: otherCents }),
  };
  return stake ? calc : withNote(calc, 'A first stake of $100.00 is taken, since none was named.');
};

/** "Took over 44 -110, can get under 47.5 -110": both sides of one total. */
function isOnBothSides(sum: Sum, hasStake: boolean): boolean {
  const { hasSides, tokens, amounts } = sum;
  if (hasSides) return false;
  const words = new Set(tokens.map(({ text }) => text));
  const isOfTotals = words.has('over') && words.has('under') && !isOneTotal(sum);
  return (isOfTotals && (hasStake || hasTwoTotals(sum))) || (hasStake && overlaps(amounts));
}

/** "-3 and +3.5": no margin wins both. Null: some does, or no two numbers of opposite sides are named. */
function noRoom({ lines }: Sum['amounts']): string | null {
  const signed = [...new Set(lines.filter((one) => one.signed).map(({ line }) => line))];
  const given = signed.find((line) => line < 0);
  const taken = signed.find((line) => line > 0);
  if (signed.length !== 2 || given === undefined || taken === undefined) return null;
  const least = Math.floor(-given) + 1;
  if (least < taken) return null;
  const ends =
    Number.isInteger(given) && -given < taken
      ? `A win by exactly ${-given} hands back the ${given} and wins the +${taken}; otherwise one of them wins and the other loses.`
      : 'At best one of them wins.';
  return `${given} and +${taken} are no middle: no margin wins both. ${ends}`;
}

const hasTwoTotals = ({ tokens }: Sum): boolean =>
  ['over', 'under'].every((side) => tokens.some(({ text }, at) => text === side && tokens[at + 1]?.number != null));

/** Over and under one number never win together. */
const isOneTotal = ({ tokens }: Sum): boolean => {
  const [over, under] = ['over', 'under'].map(
    (side) => tokens[tokens.findIndex(({ text }) => text === side) + 1]?.number?.value,
  );
  return over !== undefined && over === under;
};
