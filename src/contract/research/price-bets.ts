import * as z from 'zod/mini';
import { Verdict } from '../verdict.ts';
import { BetRef } from './bet.ts';
import { Selection } from './board.ts';
import { Choice, Reason } from './outcome.ts';
import { Cents, Chance, PriceText } from './quantities.ts';

/** `price_bets`: what one to six stated bets are worth, alone and side by side. Charged where it judges stored prices. */

export const MOST_BETS = 6;

export const PriceBetsInput = z.strictObject({
  bets: z
    .array(BetRef)
    .check(
      z.minLength(1, 'must hold at least one bet'),
      z.maxLength(MOST_BETS, `must be at most ${MOST_BETS}`),
      z.describe('The bets as they were named, one to six.'),
    ),
  stakeCents: z.optional(
    Cents.check(
      z.describe('What the bettor means to stake on each, in whole US cents; its profit and average are told.'),
    ),
  ),
  teaser: z.optional(
    z
      .strictObject({ price: PriceText.check(z.describe('What the teaser pays as a whole.')) })
      .check(
        z.describe(
          'The bets are the legs of one teaser, at the lines that they are teased to: their chance together, one verdict.',
        ),
      ),
  ),
});
export type PriceBetsInput = z.infer<typeof PriceBetsInput>;

/** How a bet ends, by shares of the stake: they add up to 1. Half a win of a quarter line is half a win and half a push. */
export const BetEnds = z.object({ win: Chance, push: Chance, lose: Chance });
export type BetEnds = z.infer<typeof BetEnds>;

/** Whether the chance of a push was measured on games, follows from a model of the score, is assumed, or is not known; none: no push. */
export const PushBasis = z.enum(['none', 'measured', 'model', 'assumed', 'unknown']);
export type PushBasis = z.infer<typeof PushBasis>;

/** One price of a bet and what it is worth. */
export const JudgedPrice = z.object({
  /** Stated by the bettor, or what a book has stored on exactly this bet. */
  from: z.enum(['stated', 'stored']),
  bookKey: z.nullable(z.string()),
  book: z.nullable(z.string()),
  decimal: z.number(),
  /** The price as this bettor reads odds. */
  text: z.string(),
  /** Since the book last confirmed it; null for a stated price. */
  ageSeconds: z.nullable(z.int()),
  /** Whether this bettor can bet there; a price elsewhere is a reference. */
  canTake: z.boolean(),
  /** What it is valued with: the books but this one, and of an edge over them the share that closing prices bear out. */
  chances: BetEnds,
  /** Expected profit a unit staked: win x (decimal - 1) - lose. */
  ev: z.number(),
  evText: z.string(),
  /** Null where no stored quote stands behind the chances. */
  verdict: z.nullable(Verdict),
  /** Why nothing is staked, in a few words; null for bets and leans. */
  passReason: z.nullable(z.string()),
  /** Set where the price is more likely old or mistyped than real. */
  doubt: z.nullable(Reason),
  /** Stars, 1 to 5; 0 without a verdict. */
  confidence: z.int(),
  /** Percent of the bankroll, 0 to 5. */
  units: z.number(),
  stakeCents: z.nullable(z.int()),
  /** Of the stake that was named: its profit when it wins and its average, in cents. */
  profitCents: z.nullable(z.int()),
  expectedCents: z.nullable(z.int()),
  notes: z.array(z.string()),
});
export type JudgedPrice = z.infer<typeof JudgedPrice>;

/** A stored line that the chances of another come from. `share`: its part of them, 0 to 1. */
export const NeighbourLine = z.object({
  line: z.number(),
  label: z.string(),
  books: z.int(),
  fairChance: z.number(),
  share: z.number(),
});
export type NeighbourLine = z.infer<typeof NeighbourLine>;

/** What a book has on a line next to one that nobody quotes. `isNamed`: at the book that was named, else at the best one. */
export const NearbyPrice = z.object({
  line: z.number(),
  label: z.string(),
  bookKey: z.string(),
  book: z.string(),
  decimal: z.number(),
  text: z.string(),
  /** What it comes to on average, a unit staked. */
  evText: z.optional(z.string()),
  isNamed: z.boolean(),
});
export type NearbyPrice = z.infer<typeof NearbyPrice>;

export const PricedStatedBet = z.object({
  priced: z.literal(true),
  /** As it was asked, word by word. */
  asked: BetRef,
  eventId: z.string(),
  game: z.string(),
  league: z.string(),
  startsAt: z.iso.datetime(),
  market: z.string(),
  period: z.string(),
  side: Selection,
  player: z.nullable(z.string()),
  line: z.nullable(z.number()),
  /** `Buffalo Bills +2.5`. */
  label: z.string(),
  /** quoted: books quote exactly this line; neighbouring: nobody does, and the chances come from the lines around it. */
  basis: z.enum(['quoted', 'neighbouring']),
  /** What the books say that judge the asked price, else the best one: the chances, and the price that pays exactly for them. */
  chances: BetEnds,
  chanceText: z.string(),
  pushBasis: PushBasis,
  fairDecimal: z.number(),
  fairText: z.string(),
  /** The price from which it is worth a stake; null where even that would have to carry more than 8 % edge, or without a verdict. */
  worstDecimal: z.nullable(z.number()),
  worstText: z.nullable(z.string()),
  /** The same where it would have to carry more than that: no price to wait for, but what it would take. */
  beyondText: z.optional(z.string()),
  /** How many books have a voice in the chances. */
  books: z.int(),
  /** Whether the book of the judged price is one of them, as a sharp or a lone one is. */
  hearsOffer: z.optional(z.boolean()),
  /** The sharp book among them that is heard most: its price, and the chance that is left of it without the margin. */
  sharpest: z.optional(z.object({ book: z.string(), text: z.string(), chance: Chance, chanceText: z.string() })),
  /** How far the books apart are that have a voice: the least and the most that one makes of it, and what their average may be off. */
  spread: z.optional(
    z.object({
      low: z.object({ book: z.string(), chance: Chance }),
      high: z.object({ book: z.string(), chance: Chance }),
      sd: z.number(),
    }),
  ),
  /** The price or the book that was named. */
  atAsked: z.nullable(JudgedPrice),
  /** What the named book has stored, where another price was stated. */
  stored: z.nullable(
    z.object({ bookKey: z.string(), book: z.string(), decimal: z.number(), text: z.string(), ageSeconds: z.int() }),
  ),
  /** The best stored price that this bettor can take. */
  atBest: z.nullable(JudgedPrice),
  /** Where it is priced from neighbouring lines: these, nearest first. */
  neighbours: z.array(NeighbourLine),
  /** Where the line has no price to take: what can be bet next to it. */
  nearby: z.array(NearbyPrice),
  /** The answer in a sentence or two. */
  text: z.string(),
  assumed: z.array(z.string()),
  evidenceIds: z.array(z.string()),
});
export type PricedStatedBet = z.infer<typeof PricedStatedBet>;

/** A bet of several that is not priced, while others are. */
export const RefusedBet = z.object({
  priced: z.literal(false),
  asked: BetRef,
  reason: Reason,
  message: z.string(),
  named: z.array(z.string()),
  choices: z.array(Choice),
});
export type RefusedBet = z.infer<typeof RefusedBet>;

/** Several bets side by side, each at the price that was named, else at its best; places count from 0 in the order asked. */
export const Comparison = z.object({
  /** The better bet: verdict, then expected value; null where fewer than two can be compared. */
  better: z.nullable(z.int()),
  /** What it has over the next, a unit staked. */
  evGap: z.nullable(z.number()),
  /** The likeliest to win, and by how much over the next likeliest. */
  likelier: z.nullable(z.int()),
  chanceGap: z.nullable(z.number()),
  /** No price of any of them is worth a stake. */
  noneWorthIt: z.boolean(),
  text: z.string(),
});
export type Comparison = z.infer<typeof Comparison>;

/** Several bets as the legs of one teaser: how often all win, and what its price is worth by that. A push hands the stake back. */
export const TeaserTold = z.object({
  decimal: z.number(),
  text: z.string(),
  chance: Chance,
  chanceText: z.string(),
  fairDecimal: z.number(),
  fairText: z.string(),
  /** Expected profit a unit staked. */
  edge: z.number(),
  edgeText: z.string(),
  /** The answer in words. */
  words: z.string(),
});
export type TeaserTold = z.infer<typeof TeaserTold>;

export const PriceBetsResult = z.object({
  /** Null where the bets are not the legs of a teaser, or one of them has no chance here. */
  teaser: z.optional(z.nullable(TeaserTold)),
  bets: z.array(z.discriminatedUnion('priced', [PricedStatedBet, RefusedBet])),
  /** Null for one bet. */
  comparison: z.nullable(Comparison),
});
export type PriceBetsResult = z.infer<typeof PriceBetsResult>;
