import type { Calculation } from '#contract/research/calculate.ts';
import type { PriceAmount } from '../../calls/amount.ts';
import { hedgePriceAt } from '../../calls/hedge-calculations.ts';
import { chanceIn, kellyPartIn } from '../../calls/share-roles.ts';
import { fairPriceOf, type Sum } from '../../calls/sum.ts';
import { SEVERAL_IN_WORDS } from '../../number-words.ts';
import type { SumKind } from './sum-kinds.ts';

/** The numbers of a sum whose kind is known: its prices, its money (any whole number may be some), and how often it wins. */
type Numbers = { sum: Sum; prices: readonly string[]; money: readonly number[]; chance: number | undefined };
type Frame = (numbers: Numbers) => Calculation | null;

const CENTS = 100;

/**
 * A sum of a kind from its numbers by what each is (a price, an amount of money, a share), without a word of it; null where they are too few
 * or too many for it.
 */
export function framed(kind: SumKind, sum: Sum): Calculation | null {
  const { prices, money } = sum.amounts;
  const frame = FRAMES[kind];
  const said = chanceIn(sum);
  // "A 55 percenter": a sum that needs a chance takes the number that can be one.
  const bare =
    said === undefined && NEEDS_CHANCE.has(kind)
      ? money.find(({ isSure, cents }) => !isSure && isPercent(cents))
      : undefined;
  const chance = said ?? (bare && bare.cents / CENTS / CENTS);
  const others = money.filter((one) => one !== bare).map(({ cents }) => cents);
  return frame?.({ sum, prices: prices.map(({ text }) => text), money: others, chance }) ?? null;
}

const isPercent = (cents: number): boolean => cents > CENTS && cents < CENTS * CENTS;
const NEEDS_CHANCE: ReadonlySet<SumKind> = new Set<SumKind>(['kelly', 'ev']);

const FRAMES: Readonly<Partial<Record<SumKind, Frame>>> = {
  payout: ({ prices: [price, ...more], money: [stakeCents, ...rest] }) =>
    price && stakeCents && more.length + rest.length === 0 ? { kind: 'payout', price, stakeCents } : null,
  to_win: ({ prices: [price, ...more], money: [toWinCents, ...rest] }) =>
    price && toWinCents && more.length + rest.length === 0 ? { kind: 'payout', price, toWinCents } : null,
  price_of: ({ prices, money, sum }) => (prices.length === 0 && money.length === 2 ? priceOf(sum, money) : null),
  parlay: ({ prices, money: [stakeCents, ...rest] }) =>
    prices.length < 2 || rest.length > 0
      ? null
      : { kind: 'parlay', prices: [...prices], ...(stakeCents && { stakeCents }) },
  hedge: ({ prices, money: [stakeCents, hedgeStakeCents, ...rest], sum }) =>
    prices.length === 2 && stakeCents && rest.length === 0 ? hedgeOf(sum, stakeCents, hedgeStakeCents) : null,
  cash_out: ({ prices, money, chance }) => (money.length === 2 ? cashOutOf(money, prices, chance) : null),
  arbitrage: ({ prices, money: [totalCents, ...rest] }) =>
    isOfOne(prices, rest) ? { kind: 'arbitrage', prices: [...prices], ...(totalCents && { totalCents }) } : null,
  dutching: ({ prices, money: [totalCents, ...rest] }) =>
    isOfOne(prices, rest) ? { kind: 'dutching', prices: [...prices], ...(totalCents && { totalCents }) } : null,
  no_vig: ({ prices, money }) => (isOfOne(prices, money) ? { kind: 'no_vig', prices: [...prices] } : null),
  hold: ({ prices, money }) => (isOfOne(prices, money) ? { kind: 'hold', prices: [...prices] } : null),
  break_even: ({ prices: [price, ...more] }) => (price && more.length === 0 ? { kind: 'break_even', price } : null),
  ev: ({ prices, money: [stakeCents, ...rest], chance: own, sum }) => {
    // "+160, and fair is +150".
    const fair = own === undefined ? fairIn(sum) : undefined;
    const [price, ...more] = prices.filter((one) => one !== fair?.text);
    const chance = own ?? (fair && 1 / fair.decimal);
    return price && chance !== undefined && more.length + rest.length === 0
      ? { kind: 'ev', price, chance, ...(stakeCents && { stakeCents }) }
      : null;
  },
  kelly: ({ prices: [price, ...more], money: [bankrollCents, ...rest], chance, sum }) => {
    if (!price || chance === undefined || more.length + rest.length > 0) return null;
    const fraction = kellyPartIn(sum);
    return { kind: 'kelly', price, chance, ...(fraction && { fraction }), ...(bankrollCents && { bankrollCents }) };
  },
  free_bet: ({ money: [faceCents, ...rest], sum: { amounts } }) =>
    faceCents && rest.length === 0 ? freeBetOf(amounts.prices, faceCents) : null,
  ruin: ({ prices: [price, ...more], money, chance }) =>
    chance !== undefined && more.length === 0 && money.length === 2 ? ruinOf(money, chance, price) : null,
  streak: ({ chance, sum }) => streakOf(sum, chance),
  round_robin: ({ money, prices, sum }) => (prices.length === 0 ? roundRobinOf(sum, money) : null),
};

const FAIR = /^(fair|true|vig|novig)$/;
/** The price that is called fair, in whatever words. */
function fairIn(sum: Sum): PriceAmount | undefined {
  const said = sum.tokens.findLastIndex(({ text }) => FAIR.test(text));
  const behind = said < 0 ? undefined : sum.amounts.prices.find(({ from }) => from > said);
  return fairPriceOf(sum) ?? behind;
}

/** Two or three outcomes of one market. */
const isOfOne = (prices: readonly string[], others: readonly number[]): boolean =>
  prices.length >= 2 && prices.length <= 3 && others.length === 0;

/** "30 into 105", "110 to win 100". */
function priceOf({ amounts }: Sum, money: readonly number[]): Calculation | null {
  const profit = amounts.money.find(({ role }) => role === 'profit')?.cents;
  const stake = profit === undefined ? Math.min(...money) : money.find((cents) => cents !== profit);
  if (!stake) return null;
  const decimal = profit === undefined ? Math.max(...money) / stake : 1 + profit / stake;
  return decimal > 1 ? { kind: 'convert', price: decimal.toFixed(4) } : null;
}

/** The placed bet is named first, but for words of the other side before its price. */
function hedgeOf(sum: Sum, stakeCents: number, hedgeStakeCents: number | undefined): Calculation {
  const [first, second] = sum.amounts.prices as [PriceAmount, PriceAmount];
  const [price, hedgePrice] = hedgePriceAt(sum) === 0 ? [second, first] : [first, second];
  return {
    kind: 'hedge',
    stakeCents,
    price: price.text,
    hedgePrice: hedgePrice.text,
    ...(hedgeStakeCents && { hedgeStakeCents }),
  };
}

/** No book offers more than the ticket pays. */
function cashOutOf(
  money: readonly number[],
  prices: readonly string[],
  chance: number | undefined,
): Calculation | null {
  const [offerCents, returnsCents] = [Math.min(...money), Math.max(...money)];
  const left = chance === undefined ? prices.length > 0 && { prices: [...prices] } : { chance };
  return offerCents < returnsCents ? { kind: 'cash_out', returnsCents, offerCents, ...left } : null;
}

/** A free bet is worth most at the longer price, and the other one covers it. */
function freeBetOf(prices: readonly PriceAmount[], faceCents: number): Calculation | null {
  const [long, short, ...more] = [...prices].sort((a, b) => b.decimal - a.decimal);
  if (!long || more.length > 0) return null;
  return { kind: 'free_bet', faceCents, price: long.text, ...(short && { hedgePrice: short.text }) };
}

/** The bankroll is the larger of the two, each stake the smaller. */
function ruinOf(money: readonly number[], chance: number, price: string | undefined): Calculation | null {
  const [stakeCents, bankrollCents] = [Math.min(...money), Math.max(...money)];
  if (stakeCents === 0) return null;
  const units = bankrollCents / stakeCents;
  return { kind: 'ruin', chance, units, bankrollCents, stakeCents, ...(price && { price }) };
}

const LOSES = /^(lose|loses|losing|lost|losses|loser|losers|drop|drops|dropping|miss|misses|bust|l|skid|down)$/;
const WINS = /^(win|wins|winning|won|winner|winners|hit|hits|hitting|cash|heater|w)$/;

/** "Eight straight", "all 8": so many in a row, the smaller number; of so many bets, the larger one. */
function streakOf({ tokens, amounts }: Sum, chance: number | undefined): Calculation | null {
  const isShare = (at: number) => amounts.shares.some(({ from, to }) => at >= from && at < to);
  const counted = tokens.flatMap(({ number, text }, at) =>
    isShare(at)
      ? []
      : number === null
        ? (SEVERAL_IN_WORDS[text] ?? [])
        : number.percent || number.sign !== null
          ? []
          : number.value,
  );
  const [length, bets = length, ...more] = [...new Set(counted)].filter((count) => count > 1).sort((a, b) => a - b);
  if (chance === undefined || !length || !bets || more.length > 0) return null;
  if (!Number.isInteger(length) || !Number.isInteger(bets)) return null;
  const isOfWins = tokens.some(({ text }) => WINS.test(text)) && !tokens.some(({ text }) => LOSES.test(text));
  return { kind: 'streak', chance, bets, length, ...(isOfWins && { of: 'wins' as const }) };
}

const STANDARD = '-110';
const MOST_LEGS = 12;

/** "Every two team combo out of four, ten bucks each": the larger number of legs, the smaller in each parlay. */
function roundRobinOf({ amounts }: Sum, money: readonly number[]): Calculation | null {
  const counted = amounts.counts.filter(({ of }) => of === 'legs').map(({ count }) => count);
  const sure = amounts.money.filter(({ isSure }) => isSure).map(({ cents }) => cents);
  const bare = money.filter((cents) => !sure.includes(cents)).map((cents) => cents / CENTS);
  const [size, legs, ...more] = [...counted, ...bare].sort((a, b) => a - b);
  if (!size || !legs || more.length > 0 || sure.length > 1 || size < 2 || size >= legs || legs > MOST_LEGS) return null;
  const [stakeCents] = sure;
  return {
    kind: 'round_robin',
    prices: Array.from({ length: legs }, () => STANDARD),
    size,
    ...(stakeCents && { stakeCents }),
  };
}
