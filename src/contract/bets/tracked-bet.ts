import * as z from 'zod/mini';

/** What a bettor says to have bet. Money is in whole cents, prices are decimal odds. */

export const BET_TEXT_MAX = 500;
export const NAME_MAX = 120;
export const STAKE_MAX_CENTS = 100_000_000;
export const PROFIT_MAX_CENTS = 1_000_000_000_000;

export const BetMarket = z.enum(
  ['moneyline', 'spread', 'total', 'prop', 'parlay', 'other'],
  'market must be moneyline, spread, total, prop, parlay or other',
);
export type BetMarket = z.infer<typeof BetMarket>;

/** How a bet ended, as a bettor says it. */
export const ToldResult = z.enum(
  ['win', 'half_win', 'push', 'void', 'half_loss', 'loss', 'cashout'],
  'result must be win, half_win, push, void, half_loss, loss or cashout',
);
export type ToldResult = z.infer<typeof ToldResult>;

/** `undecided`: its game is over and the score does not tell, so the bettor says how it ended. */
export const BetState = z.enum([...ToldResult.options, 'open', 'undecided']);
export type BetState = z.infer<typeof BetState>;

export const TrackedBet = z.object({
  id: z.uuid(),
  bet: z.string(),
  /** The parts of a parlay; one part for any other bet. */
  legs: z.array(z.string()),
  sport: z.string(),
  league: z.string(),
  game: z.string(),
  market: BetMarket,
  book: z.string(),
  /** American odds with sign. */
  odds: z.string(),
  oddsDecimal: z.number(),
  stakeCents: z.int(),
  placedAt: z.iso.datetime(),
  startsAt: z.nullable(z.iso.datetime()),
  state: BetState,
  /** By the final score, as the book's file says, or as the bettor says. */
  settledBy: z.nullable(z.enum(['score', 'book', 'bettor'])),
  /** Null while it is open, undecided, or cashed out for nobody said how much. */
  profitCents: z.nullable(z.int()),
  /** The price against the closing price of the same bet, margin included, and against the fair close. */
  clv: z.nullable(z.number()),
  clvFair: z.nullable(z.number()),
  /** Good or bad price, good or bad luck, in one sentence. */
  postMortem: z.nullable(z.string()),
  /** Where the final score says something else than what was told. */
  scoreSays: z.nullable(z.string()),
  /** The final score, the away side's first. */
  score: z.nullable(z.string()),
  origin: z.enum(['pick', 'hand', 'import']),
  isDemo: z.boolean(),
});
export type TrackedBet = z.infer<typeof TrackedBet>;

const Interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** Bets that belong together, in figures. */
export const BetFigures = z.object({
  /** All of them; `settled` have a profit or a loss. */
  bets: z.int(),
  open: z.int(),
  settled: z.int(),
  won: z.int(),
  lost: z.int(),
  pushed: z.int(),
  voided: z.int(),
  cashedOut: z.int(),
  /** Over, and nobody said what came of it. */
  undecided: z.int(),
  /** Of the settled bets that stood. */
  stakedCents: z.int(),
  profitCents: z.int(),
  /** Profit for each dollar staked; null where nothing was. */
  returned: z.nullable(z.number()),
});
export type BetFigures = z.infer<typeof BetFigures>;

export const BetGroup = z.extend(BetFigures, { name: z.string() });
export type BetGroup = z.infer<typeof BetGroup>;

const Mean = z.object({ value: z.number(), bets: z.int() });

export const BetSummary = z.extend(BetFigures, {
  /** With its 95 % range; null while there are too few bets or days for one. */
  range: z.nullable(Interval),
  /** The average over so many bets; null where no close is known. */
  clv: z.nullable(Mean),
  clvFair: z.nullable(Mean),
  /** Profit by the end of each day. */
  curve: z.array(z.object({ day: z.iso.date(), profitCents: z.int() })),
  sports: z.array(BetGroup),
  books: z.array(BetGroup),
  markets: z.array(BetGroup),
  /** What was paid to us for tokens and months, less what went back. */
  costCents: z.int(),
});
export type BetSummary = z.infer<typeof BetSummary>;

/** Fewer bets, or on fewer days, say nothing that luck could not say. */
export const LEAST_BETS = 30;
export const LEAST_DAYS = 20;
