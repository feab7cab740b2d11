import type { Calculation } from '#contract/research/calculate.ts';
import { ADDS, type Again, bareRate, type Change, LEAST_RATE, takesChance } from './again.ts';
import type { PriceAmount } from './amount.ts';
import { kellyPartIn, shareRole } from './share-roles.ts';

/** Prices, shares and counts that are said now, in the place that they have in the sum before. */
export const figuresAgain = (before: Calculation, again: Again): Change => ({
  ...pricesAgain(before, again),
  ...sharesAgain(before, again),
  ...countsAgain(before, again),
});

const OTHER_SIDE = /\b(hedge|other side|otherside|opposite)\b/;

/** One price takes the place of the one that may change; several that of as many. */
function pricesAgain(before: Calculation, { amounts: { prices }, text }: Again): Change {
  const [price, second] = prices;
  if (!price) return {};
  if ('prices' in before && before.prices !== undefined) return listAgain(before.prices, prices, text);
  if (before.kind === 'clv') return /\bclos/.test(text) ? { closePrice: price.text } : { price: price.text };
  if (before.kind === 'hedge') return { hedgePrice: price.text };
  if (before.kind === 'free_bet' && OTHER_SIDE.test(text)) return { hedgePrice: price.text };
  if (before.kind === 'free_bet' && second) return { price: price.text, hedgePrice: second.text };
  return 'price' in before || before.kind === 'ruin' || before.kind === 'record' ? { price: price.text } : {};
}

function listAgain(before: readonly string[], now: readonly PriceAmount[], text: string): Change {
  const said = now.map((price) => price.text);
  if (ADDS.test(text)) return { prices: [...before, ...said], chances: undefined };
  const isSame = before.every((price) => price === before[0]);
  if (said.length === 1 && isSame) return { prices: before.flatMap(() => said) };
  return said.length >= 2 ? { prices: said, chances: undefined } : {};
}

/** "With 60%", "its really 54", "half kelly", "25% boost instead". */
function sharesAgain(before: Calculation, again: Again): Change {
  if (before.kind === 'kelly' || before.kind === 'drawdown') {
    const part = kellyPartIn({ ...again, hasSides: false });
    if (part !== undefined && part > 0 && part <= 1) return { fraction: part };
  }
  if (before.kind === 'hedge' && again.says.has('half')) return { share: 0.5, profitCents: undefined };
  const [share] = again.amounts.shares;
  if (share) return shareAgain(before, again, shareRole(again.tokens, share) === 'stake', share.share);
  const rate = bareRate(before, again);
  return rate === undefined ? {} : { chance: rate };
}

function shareAgain(before: Calculation, { text }: Again, isStake: boolean, share: number): Change {
  if (before.kind === 'boost' && before.chance === undefined) return { boost: share };
  if (share > 1) return {};
  if (before.kind === 'drawdown') return { level: isLost(text) ? 1 - share : share };
  if (before.kind === 'hedge') return { share, profitCents: undefined };
  if (before.kind === 'ruin' && (isStake || share < LEAST_RATE)) return { units: 1 / share };
  if (share === 1 || !takesChance(before)) return {};
  return { chance: share, ...(before.kind === 'cash_out' && { prices: undefined }) };
}

const isLost = (text: string): boolean =>
  /\b(drop|lose|losing|down|drawdown|fall)\b/.test(text) && !/\bto (just )?\d/.test(text);

const defined = (change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** "By 3s", "over 500 bets", "4 legs", "3 units". */
function countsAgain(before: Calculation, { amounts, text }: Again): Change {
  const count = (...of: string[]) => amounts.counts.find((one) => of.includes(one.of))?.count;
  const [units, legs] = [count('units'), count('legs')];
  switch (before.kind) {
    case 'streak':
      return defined({ bets: count('bets', 'picks', 'games'), length: count('streak') ?? inARow(text) });
    case 'ruin':
      return defined({ units });
    case 'payout':
      return units === undefined ? {} : { units, stakeCents: undefined, toWinCents: undefined };
    case 'record':
      return units === undefined ? {} : { units, stakeCents: undefined };
    case 'teaser':
      return {
        ...defined({ points: count('points') }),
        ...(legs !== undefined && { legs, lines: undefined, chances: undefined }),
      };
    default:
      return moreLegs(before, legs, text);
  }
}

const inARow = (text: string): number | undefined => {
  const said = /\b(\d+) (?:\w+ )?in a row\b/.exec(text)?.[1];
  return said === undefined ? undefined : Number(said);
};

const MOST_LEGS = 16;
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/\b(twos|2s|by 2|by two)\b/, 2],
  [/\b(threes|3s|by 3|by three)\b/, 3],
  [/\b(fours|4s|by 4|by four)\b/, 4],
];

export const sizeIn = (text: string): number | undefined => SIZES.find(([words]) => words.test(text))?.[1];

/** "By 3s", "with 5 legs": where one price is that of all legs there may be more of them. */
function moreLegs(before: Calculation, legs: number | undefined, text: string): Change {
  if (before.kind !== 'parlay' && before.kind !== 'round_robin') return {};
  const [price] = before.prices;
  const isSame = before.prices.every((other) => other === price);
  const fits = legs !== undefined && legs >= 2 && legs <= MOST_LEGS && isSame && price !== undefined;
  const size = before.kind === 'round_robin' ? sizeIn(text) : undefined;
  return {
    ...(fits && { prices: Array<string>(legs).fill(price), chances: undefined }),
    ...(size !== undefined && { size }),
  };
}
