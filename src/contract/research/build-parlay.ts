import * as z from 'zod/mini';
import { Verdict } from '../verdict.ts';
import { BET_FILTERS } from './best-bets.ts';
import { BetRef } from './bet.ts';
import { namesOf } from './games.ts';
import { Refusal } from './outcome.ts';
import { PricedBet } from './priced-bet.ts';
import { Cents, PriceText } from './quantities.ts';

/** `build_parlay`: legs as stated or chosen, joined at one book that takes them all. A parlay that is given is a verdict, and charged. */

export const MOST_LEGS = 10;

const { maxPerGame: _, ...LEG_FILTERS } = BET_FILTERS;

export const ChosenLegs = z.strictObject({
  ...LEG_FILTERS,
  count: z.optional(
    z
      .int('must be a whole number')
      .check(
        z.gte(2, 'must be at least 2'),
        z.lte(MOST_LEGS, `must be at most ${MOST_LEGS}`),
        z.describe(
          'How many legs in all, stated ones included: 2 to 10. Left out: 3, or as many as a target price takes.',
        ),
      ),
  ),
  sameGame: z._default(
    z.boolean().check(z.describe('Whether all chosen legs are of one game; else each is of another game.')),
    false,
  ),
  withPlayers: z.optional(
    namesOf('Legs of one game: each of these players is in at least one, whatever the others are on.'),
  ),
  worth: z.optional(
    z.boolean().check(z.describe('Whether each chosen leg must be worth a stake alone: a pass is no leg then.')),
  ),
  place: z.optional(
    z
      .int('must be a whole number')
      .check(
        z.gte(1, 'must be at least 1'),
        z.lte(MOST_LEGS, `must be at most ${MOST_LEGS}`),
        z.describe('Where the first chosen leg stands among all legs, from 1. Left out: behind the stated ones.'),
      ),
  ),
});
export type ChosenLegs = z.infer<typeof ChosenLegs>;

/** By what one of several legs is told from the others: the least edge, the least chance to win, the longest or the shortest price. */
export const LegWorst = z.enum(['edge', 'chance', 'longest', 'shortest']);
export type LegWorst = z.infer<typeof LegWorst>;

export const BuildParlayInput = z.strictObject({
  legs: z._default(
    z
      .array(BetRef)
      .check(
        z.maxLength(MOST_LEGS, `must be at most ${MOST_LEGS}`),
        z.describe('Legs as the bettor stated them; none is ever exchanged.'),
      ),
    [],
  ),
  choose: z.optional(
    ChosenLegs.check(z.describe('Legs to be chosen, beside the stated ones; each meets every filter.')),
  ),
  leaveOut: z.optional(
    LegWorst.check(
      z.describe(
        'Leaves one stated leg out: that of the least edge or chance, or the longest or shortest price. Legs to be chosen are of other games, in its place.',
      ),
    ),
  ),
  changedFrom: z.optional(
    z
      .array(BetRef)
      .check(
        z.maxLength(MOST_LEGS, `must be at most ${MOST_LEGS}`),
        z.describe('The legs of the parlay before it was changed to this one: what went and what came is told first.'),
      ),
  ),
  targetPrice: z.optional(
    PriceText.check(
      z.describe(
        'About what the parlay should pay, such as "+600": met within 15 %, as nearly as can be; legs of one game by their fair price.',
      ),
    ),
  ),
  price: z.optional(
    PriceText.check(
      z.describe('What a book pays for all the legs together, as the bettor sees it: that price is judged.'),
    ),
  ),
  placed: z._default(
    z
      .boolean()
      .check(
        z.describe(
          'Whether the bettor holds this parlay already: it is told what it is worth, and nothing of a stake.',
        ),
      ),
    false,
  ),
  priceOnly: z._default(
    z.boolean().check(z.describe('Tell only what the legs pay together, free; no verdict is given.')),
    false,
  ),
  stakeCents: z.optional(Cents),
  toWinCents: z.optional(
    Cents.check(
      z.describe('The profit that is wanted, in the place of a stake: it is told what to stake for it, in cents.'),
    ),
  ),
  book: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(80),
        z.describe('The book at which it must stand, by key or title.'),
      ),
  ),
  keepBook: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1),
        z.maxLength(80),
        z.describe(
          'The book at which a parlay that is changed stands, by key or title: left only where it lacks a leg or another pays more for the same legs.',
        ),
      ),
  ),
  acrossBooks: z._default(
    z.boolean().check(z.describe('Show each leg at its best book too: several bets, not a parlay.')),
    false,
  ),
});
export type BuildParlayInput = z.infer<typeof BuildParlayInput>;

/** What a leg can be had at best, at any book where this bettor can bet. */
export const LegPrice = z.object({
  bookKey: z.string(),
  book: z.string(),
  decimal: z.number(),
  text: z.string(),
  ageSeconds: z.int(),
});
export type LegPrice = z.infer<typeof LegPrice>;

/** A leg as it was asked for: its best price, or why there is none. */
export const AskedLeg = z.object({
  pick: z.string(),
  game: z.nullable(z.string()),
  price: z.nullable(LegPrice),
  refusal: z.nullable(Refusal),
});
export type AskedLeg = z.infer<typeof AskedLeg>;

/** What a book pays for all the legs together. */
export const BookTotal = z.object({
  bookKey: z.string(),
  book: z.string(),
  decimal: z.number(),
  text: z.string(),
  payoutCents: z.nullable(z.int()),
});
export type BookTotal = z.infer<typeof BookTotal>;

/** A leg at the parlay's book, beside what is fair. Whether it is worth a stake alone is a verdict: null where none is given. */
export const ParlayLeg = z.extend(PricedBet, {
  edge: z.nullable(PricedBet.shape.edge),
  edgeText: z.nullable(PricedBet.shape.edgeText),
  verdict: z.nullable(Verdict),
  confidence: z.nullable(PricedBet.shape.confidence),
  units: z.nullable(PricedBet.shape.units),
});
export type ParlayLeg = z.infer<typeof ParlayLeg>;

/** All legs at one book. For legs of one game `decimal` is the product of the prices, which no book pays. */
export const Parlay = z.object({
  bookKey: z.string(),
  book: z.string(),
  legs: z.array(ParlayLeg),
  decimal: z.number(),
  text: z.string(),
  stakeCents: z.nullable(z.int()),
  /** What it returns when it wins, the stake included; null for legs of one game. */
  payoutCents: z.nullable(z.int()),
  profitCents: z.nullable(z.int()),
  /** Chance that all legs win, 0 to 1. */
  fairChance: z.number(),
  fairChanceText: z.string(),
  fairDecimal: z.number(),
  fairText: z.string(),
  /** What multiplying the chances would say. */
  independentChance: z.number(),
  sameGame: z.boolean(),
  /** Mean correlation of legs that share a game; 0 for different games, null where nothing tells it. */
  correlation: z.nullable(z.number()),
  /** How the legs hang together, in words. */
  dependence: z.string(),
  /** Expected profit a unit staked; null for legs of one game, whose price only the book knows, and where only the price was asked for. */
  edge: z.nullable(z.number()),
  edgeText: z.nullable(z.string()),
  /**
   * A bet where every leg is one; a pass where any leg is, or where it loses on average; at a price that was stated for all of them, by that
   * price. Null for legs of one game without such a price or whose dependence leaves it open, and where only the price was asked for.
   */
  verdict: z.nullable(Verdict),
  /** Whether a verdict on it or on legs that were chosen for it is given: what is charged for. Else its legs stand with their prices alone. */
  isJudged: z.boolean(),
  verdictReason: z.string(),
  /** What the bettor says that a book pays for all of them. Edge null: how the legs hang together leaves it open. */
  whole: z.nullable(
    z.object({
      decimal: z.number(),
      text: z.string(),
      edge: z.nullable(z.number()),
      edgeText: z.nullable(z.string()),
      payoutCents: z.nullable(z.int()),
      /** Of a parlay that is held: what it is worth for the stake that was named. Absent: it is none, or no stake was. */
      worthCents: z.optional(z.int()),
      isPlaced: z.optional(z.boolean()),
    }),
  ),
  /** At the prices that the bettor stated for legs; null where none were. */
  stated: z.nullable(
    z.object({ decimal: z.number(), text: z.string(), edge: z.nullable(z.number()), edgeText: z.nullable(z.string()) }),
  ),
  /** Whether it pays the target within 15 %, or for legs of one game whether that is fair; null where none was named. */
  target: z.nullable(z.object({ text: z.string(), isMet: z.boolean() })),
  /** What it was before a leg of it went, came or was exchanged, which went and what came. Absent: none did. */
  before: z.optional(
    z.object({
      legs: z.int(),
      text: z.string(),
      fairChance: z.number(),
      fairChanceText: z.string(),
      payoutCents: z.nullable(z.int()),
      gone: z.array(z.string()),
      /** What came in for it; absent in what was saved before it was told. */
      came: z.optional(z.array(z.string())),
      /** Whether legs of it shared a game, so that no book paid that price. */
      sameGame: z.optional(z.boolean()),
    }),
  ),
  /** Why it stands at another book than before it was changed. Absent: it does not. */
  moved: z.optional(z.string()),
  /** Every other book that takes all legs, the best price first. */
  otherBooks: z.array(BookTotal),
  notes: z.array(z.string()),
});
export type Parlay = z.infer<typeof Parlay>;

export const BuildParlayResult = z.object({
  /** Stated legs first, as they were stated; then chosen ones. */
  legs: z.array(AskedLeg),
  /** Null where a leg cannot be had, or where no single book takes them all and several were asked for. */
  parlay: z.nullable(Parlay),
  /** What the others pay together at the best book that has them all, where a leg cannot be had. Absent: they are of one game, or too few. */
  rest: z.optional(z.extend(BookTotal, { stakeCents: z.nullable(z.int()) })),
  /** Each leg at its best book, where that was asked for: so many bets, not a parlay. */
  apart: z.nullable(
    z.object({ bets: z.array(PricedBet), fairChance: z.number(), fairChanceText: z.string(), words: z.string() }),
  ),
  unmatched: z.array(z.string()),
});
export type BuildParlayResult = z.infer<typeof BuildParlayResult>;
