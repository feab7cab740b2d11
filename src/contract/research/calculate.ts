import * as z from 'zod/mini';
import { BetRef } from './bet.ts';
import { coveredSides, ends } from './covered.ts';
import { kindError } from './kind-error.ts';
import { Cents, Chance, MOST_CENTS, PriceText } from './quantities.ts';

/** `calculate`: the bettor's arithmetic. Nothing of it looks up or judges a stored price, so it is free. */

const MOST_PRICES = 16;
const MOST_BETS = 1_000_000;
const MOST_OF_RUN = 100_000;

const described = <Schema extends z.ZodMiniType>(schema: Schema, words: string): Schema =>
  schema.check(z.describe(words)) as Schema;

const prices = (words: string) =>
  described(
    z
      .array(PriceText, 'must be a list of prices')
      .check(
        z.minLength(2, 'must hold at least two prices'),
        z.maxLength(MOST_PRICES, `must be at most ${MOST_PRICES}`),
      ),
    words,
  );
const chances = z
  .array(Chance, 'must be a list of probabilities')
  .check(z.maxLength(MOST_PRICES), z.describe('Each leg’s chance of winning, 0 to 1, in the order of the prices.'));
const count = (words: string, least: number, most: number) =>
  z
    .int('must be a whole number')
    .check(z.gte(least, `must be at least ${least}`), z.lte(most, `must be at most ${most}`), z.describe(words));
const share = (words: string) =>
  z.number('must be a number').check(z.gte(0, 'must be 0 to 1'), z.lte(1, 'must be 0 to 1'), z.describe(words));
const points = (words: string) =>
  z
    .number('must be a number of points')
    .check(z.gte(-60, 'must be at least -60'), z.lte(60, 'must be at most 60'), z.describe(words));

const units = (words: string) =>
  z
    .number('must be a number of units')
    .check(z.gt(0, 'must be above 0'), z.lte(100_000, 'must be at most 100000'), z.describe(words));

const otherEnds = z.optional(
  z
    .array(z.strictObject({ bet: z.string().check(z.minLength(1), z.maxLength(160)), price: PriceText }))
    .check(z.maxLength(4), z.describe('Further outcomes that are covered as well: the draw of a match of three ends.')),
);
const betName = (words: string) =>
  z.optional(z.string().check(z.minLength(1), z.maxLength(160, 'is too long'), z.describe(words)));
const BET_NAME = 'What the bet is called, such as "Bills -3".';

/** One line of a bet, how often it wins and pushes, and what it costs where. */
const pricedLine = z.strictObject({
  bet: z.string().check(z.minLength(1), z.maxLength(160)),
  win: Chance,
  pushChance: z.optional(Chance),
  price: z.optional(described(PriceText, 'Its best price, or that of the book that was named.')),
  book: betName('Where it has that price.'),
});

const kelly = z.strictObject({
  kind: z.literal('kelly'),
  bet: betName(BET_NAME),
  price: PriceText,
  chance: Chance,
  fromBooks: z.optional(z.boolean().check(z.describe('The chance is what the books say, and no one’s own.'))),
  pushChance: z.optional(described(Chance, 'Chance that the stake is handed back, 0 to 1.')),
  fraction: z.optional(share('Part of the Kelly stake, such as 0.25 for quarter Kelly.')),
  bankrollCents: z.optional(Cents),
});
const hedge = z.strictObject({
  kind: z.literal('hedge'),
  bet: betName('What the placed bet is called.'),
  hedgeBet: betName('What the bet against it is called.'),
  ends,
  stakeCents: z.optional(
    described(Cents, 'What was staked on the placed bet; left out, results are told before that stake.'),
  ),
  price: z.optional(described(PriceText, 'Price of the bet that was placed; leave out where returnsCents is known.')),
  returnsCents: z.optional(described(Cents, 'What the placed bet returns when it wins, stake included.')),
  hedgePrice: z.optional(
    described(PriceText, 'Price of the other side; left out, the one that keeps profitCents is told.'),
  ),
  hedgeStakeCents: z.optional(described(Cents, 'What is bet on the other side, where that is named.')),
  others: otherEnds,
  share: z.optional(share('Part of the even hedge that is bet; 1 wins the same either way.')),
  profitCents: z.optional(
    z
      .int('must be whole cents')
      .check(
        z.gte(-MOST_CENTS, `must be at least -${MOST_CENTS} cents`),
        z.lte(MOST_CENTS, `must be at most ${MOST_CENTS} cents`),
        z.describe(
          'The least profit that is wanted whichever of the two wins; 0: nothing is to be lost; below 0: so much may be lost.',
        ),
      ),
  ),
});
const arbitrage = z.strictObject({
  kind: z.literal('arbitrage'),
  prices: prices('The price of every outcome, each from the book that pays it.'),
  sides: coveredSides,
  totalCents: z.optional(described(Cents, 'Money to be spread over all outcomes.')),
});
const middle = z.strictObject({
  kind: z.literal('middle'),
  bet: betName('What the first bet is called.'),
  otherBet: betName('What the second bet is called.'),
  sides: coveredSides,
  ends,
  price: PriceText,
  stakeCents: z.optional(Cents),
  totalCents: z.optional(described(Cents, 'Money on both together, split so that either alone ends the same.')),
  otherPrice: PriceText,
  otherStakeCents: z.optional(described(Cents, 'Stake on the other number; left out: the one that ends level.')),
});
const freeBet = z.strictObject({
  kind: z.literal('free_bet'),
  faceCents: described(Cents, 'Face value of the free bet; its stake does not come back.'),
  price: PriceText,
  hedgePrice: z.optional(described(PriceText, 'Price of the other side, for turning it into cash.')),
  hedgeBet: betName('What the bet against it is called.'),
  others: otherEnds,
  chance: z.optional(Chance),
});
const boost = z.strictObject({
  kind: z.literal('boost'),
  price: PriceText,
  boost: z
    .number('must be a number')
    .check(
      z.gt(0, 'must be above 0'),
      z.lte(10, 'must be at most 10'),
      z.describe('The boost as a fraction of the profit: 0.25 for 25 %.'),
    ),
  stakeCents: z.optional(Cents),
  mostExtraCents: z.optional(described(Cents, 'The most extra profit that the book pays.')),
  chance: z.optional(Chance),
});
const teaser = z.strictObject({
  kind: z.literal('teaser'),
  price: described(PriceText, 'Price of the whole teaser.'),
  legs: count('How many legs.', 2, 15),
  points: z.optional(points('Points that each leg is moved by, such as 6.')),
  lines: z.optional(
    z
      .array(points('An NFL spread before it is teased, from the bettor’s side, such as -8.5.'))
      .check(
        z.maxLength(15),
        z.describe('NFL spreads before they are teased; with points they give each leg a chance.'),
      ),
  ),
  teams: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(80)))
      .check(z.maxLength(15), z.describe('The teams of those spreads, in their order.')),
  ),
  chances: z.optional(chances),
  pushes: z.optional(
    z
      .array(Chance, 'must be a list of probabilities')
      .check(z.maxLength(MOST_PRICES), z.describe('How often each leg pushes, 0 to 1, beside its chance of winning.')),
  ),
});
const parlay = z.strictObject({
  kind: z.literal('parlay'),
  prices: prices('The price of each leg.'),
  stakeCents: z.optional(Cents),
  chances: z.optional(chances),
});
const roundRobin = z.strictObject({
  kind: z.literal('round_robin'),
  prices: prices('The price of each leg.'),
  size: count('Legs a parlay: 2 for "by twos".', 2, MOST_PRICES),
  stakeCents: z.optional(described(Cents, 'Stake on each parlay.')),
  winners: z.optional(count('How many legs win, where that is asked.', 0, MOST_PRICES)),
  legs: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(160)))
      .check(z.maxLength(MOST_PRICES), z.describe('What each leg is called, in the order of the prices.')),
  ),
  bets: z.optional(
    z
      .array(BetRef)
      .check(z.maxLength(MOST_PRICES), z.describe('The stored bets the legs are, in the order of the prices.')),
  ),
  chances: z.optional(chances),
});
const dutching = z.strictObject({
  kind: z.literal('dutching'),
  prices: prices('Prices of different outcomes of one event, of which at most one wins.'),
  totalCents: z.optional(described(Cents, 'Money to be spread over them.')),
  profitCents: z.optional(described(Cents, 'The profit wanted whichever of them wins, where no total is named.')),
  chances: z.optional(chances),
});
const noVig = z.strictObject({
  kind: z.literal('no_vig'),
  bet: betName('What the market is called, and whose prices they are.'),
  sides: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(160)))
      .check(z.maxLength(MOST_PRICES), z.describe('What each outcome is called, in the order of the prices.')),
  ),
  prices: prices('Every outcome of one market at one book.'),
});
const hold = z.strictObject({
  kind: z.literal('hold'),
  bet: betName('What the market is called, and whose prices they are.'),
  sides: coveredSides,
  prices: prices('Every outcome of one market.'),
});
const breakEven = z.strictObject({ kind: z.literal('break_even'), price: PriceText });
const ev = z.strictObject({
  kind: z.literal('ev'),
  bet: betName(BET_NAME),
  price: PriceText,
  chance: Chance,
  fromBooks: z.optional(z.boolean().check(z.describe('The chance is what the books say, and no one’s own.'))),
  pushChance: z.optional(described(Chance, 'Chance that the stake is handed back, 0 to 1.')),
  stakeCents: z.optional(Cents),
});
const convert = z.strictObject({
  kind: z.literal('convert'),
  price: z.optional(PriceText),
  chance: z.optional(Chance),
  legs: z.optional(count('How many legs win together, each with that chance; left out: one.', 1, 100)),
});
const payout = z.strictObject({
  kind: z.literal('payout'),
  bet: betName(BET_NAME),
  price: PriceText,
  stakeCents: z.optional(Cents),
  toWinCents: z.optional(described(Cents, 'The profit wanted; the stake that wins it is told.')),
  units: z.optional(units('The stake in units, where it is named in those.')),
});
const cashOut = z.strictObject({
  kind: z.literal('cash_out'),
  returnsCents: described(Cents, 'What the bet returns when it wins, stake included.'),
  chance: z.optional(described(Chance, 'Chance that the bet wins from here, 0 to 1.')),
  prices: z.optional(
    prices('Price of the side that is still needed, then of the other outcomes; their margin is taken off.'),
  ),
  offerCents: z.optional(described(Cents, 'What the book offers.')),
  advised: z.optional(z.literal(true).check(z.describe('What to do about the offer is told beside it.'))),
});
const clv = z.strictObject({
  kind: z.literal('clv'),
  price: described(PriceText, 'The price that was taken.'),
  closePrice: described(PriceText, 'The last price of the same bet before the start.'),
  closeOtherPrices: z.optional(
    z
      .array(PriceText)
      .check(
        z.minLength(1),
        z.maxLength(4),
        z.describe('Closing prices of the other outcomes, to take the margin off.'),
      ),
  ),
});
const ruin = z.strictObject({
  kind: z.literal('ruin'),
  chance: Chance,
  units: units('The bankroll in flat stakes.'),
  bankrollCents: z.optional(described(Cents, 'The bankroll, where it is named in money.')),
  stakeCents: z.optional(described(Cents, 'Each stake, where it is named in money.')),
  price: z.optional(described(PriceText, 'The price of each bet; left out: even money.')),
});
const drawdown = z.strictObject({
  kind: z.literal('drawdown'),
  fraction: z
    .number()
    .check(
      z.gt(0, 'must be above 0'),
      z.lte(2, 'must be at most 2'),
      z.describe('Part of the Kelly stake that is bet: 1 for full Kelly.'),
    ),
  level: share('The share of the bankroll that it falls to: 0.5 for half.'),
});
const streak = z.strictObject({
  kind: z.literal('streak'),
  chance: Chance,
  bets: count('How many bets.', 1, MOST_BETS),
  length: count('Losses in a row, or wins.', 1, MOST_BETS),
  of: z.optional(described(z.enum(['losses', 'wins']), 'What comes in a row; left out: losses.')),
});
const sampleSize = z.strictObject({ kind: z.literal('sample_size'), price: PriceText, chance: Chance });
const record = z.strictObject({
  kind: z.literal('record'),
  won: count('Bets won.', 0, MOST_BETS),
  lost: count('Bets lost.', 0, MOST_BETS),
  pushed: z.optional(count('Bets handed back.', 0, MOST_BETS)),
  price: z.optional(described(PriceText, 'The price of the bets; left out: -110.')),
  stakeCents: z.optional(described(Cents, 'Money on each bet.')),
  units: z.optional(units('Units on each bet; left out: one.')),
});

const lineWorth = z.strictObject({
  kind: z.literal('line_worth'),
  from: pricedLine,
  to: pricedLine,
  cents: z.optional(
    z
      .number('must be a number of cents')
      .check(
        z.gt(0, 'must be above 0'),
        z.lte(1_000, 'must be at most 1000'),
        z.describe('What the better line is to cost: 20 is from -110 to -130.'),
      ),
  ),
});
const position = z.strictObject({
  kind: z.literal('position'),
  bet: z.string().check(z.minLength(1), z.maxLength(160), z.describe('The bet that is held.')),
  price: described(PriceText, 'The price at which it was taken.'),
  win: described(Chance, 'How often it wins by what is quoted now.'),
  pushChance: z.optional(Chance),
  nowBet: betName('What is quoted now of the same side.'),
  nowPrice: z.optional(described(PriceText, 'The best price of that now.')),
  nowBook: betName('Where that is.'),
  stakeCents: z.optional(described(Cents, 'What is on it.')),
});
const lay = z.strictObject({
  kind: z.literal('lay'),
  backPrice: PriceText,
  layPrice: PriceText,
  stakeCents: z.optional(described(Cents, 'What is backed.')),
  commission: z.optional(share('What the exchange takes of winnings, 0 to 1.')),
});
const stakePlan = z.strictObject({
  kind: z.literal('stake_plan'),
  bankrollCents: Cents,
  stakeCents: z.optional(described(Cents, 'A stake that is asked about.')),
  chance: z.optional(described(Chance, 'How often the bet that is asked about wins.')),
  bet: betName(BET_NAME),
});

const betRun = z.strictObject({
  kind: z.literal('bet_run'),
  bets: count('How many equal bets.', 1, MOST_OF_RUN),
  price: described(PriceText, 'The price of each.'),
  chance: described(Chance, 'How often each wins.'),
  stakeCents: z.optional(described(Cents, 'Money on each; left out, it is told in stakes.')),
});

const OPTIONS = [
  kelly,
  hedge,
  arbitrage,
  middle,
  freeBet,
  boost,
  teaser,
  parlay,
  roundRobin,
  dutching,
  noVig,
  hold,
  breakEven,
  ev,
  convert,
  payout,
  cashOut,
  clv,
  ruin,
  drawdown,
  streak,
  sampleSize,
  record,
  lineWorth,
  position,
  lay,
  stakePlan,
  betRun,
] as const;

export const Calculation = z.discriminatedUnion('kind', OPTIONS, kindError(OPTIONS));
export type Calculation = z.infer<typeof Calculation>;
export type CalculationKind = Calculation['kind'];

export const CalculateInput = z.strictObject({
  calc: Calculation,
  bet: z.optional(
    z.nullable(BetRef).check(z.describe('The stored bet that the sum is of: what is asked next may be about it.')),
  ),
});
export type CalculateInput = z.infer<typeof CalculateInput>;
