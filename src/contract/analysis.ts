import * as z from 'zod/mini';
import { Block, MOST_BLOCKS } from './blocks.ts';
import { OddsKind } from './odds-kind.ts';
import { PriceMove } from './price-move.ts';
import { Figure } from './research/quantities.ts';
import { OddsFormat } from './settings.ts';
import { TicketTotal } from './ticket.ts';
import { Verdict } from './verdict.ts';

/** What an answer consists of. Every number in it was computed by the engine from stored prices. */

export const AnalysisMode = z.enum(['regular', 'pro']);
export type AnalysisMode = z.infer<typeof AnalysisMode>;

/** Where a statement comes from. `id` is the evidence item; citation marks in prose are 1-based positions in `sources`. */
export const Source = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  url: z.optional(z.string()),
  observedAt: z.iso.datetime(),
});
export type Source = z.infer<typeof Source>;

/** One book's offer in the proof of a pick. Probabilities 0..1; `ageSeconds` at the time of the answer. */
export const BookQuote = z.object({
  book: z.string(),
  sharp: z.boolean(),
  /** Books with the same one are run or fed by one house and have one voice together. Absent in older answers. */
  family: z.optional(z.string()),
  /** American odds by outcome, in the order of `Proof.outcomes`. */
  odds: z.array(z.string()),
  /** The same as decimal odds. */
  decimals: z.optional(z.array(z.number())),
  margin: z.number(),
  /** The picked outcome's chance with this book's margin removed. */
  fairProbability: z.nullable(z.number()),
  ageSeconds: z.int(),
  /** Share of the consensus, 0 when it was left out. */
  weight: z.number(),
  leftOut: z.nullable(z.enum(['stale', 'illiquid', 'outlier', 'underround', 'invalid', 'own_price'])),
  offered: z.boolean(),
  /** Whether this bettor can have its price of the picked outcome, and where. Absent in older answers. */
  canTake: z.optional(z.boolean()),
  link: z.optional(z.string()),
});
export type BookQuote = z.infer<typeof BookQuote>;

/** "Show the numbers": everything that the pick's figures were computed from. */
export const Proof = z.object({
  outcomes: z.array(z.string()),
  /** Position of the picked outcome in `outcomes`. */
  picked: z.int(),
  books: z.array(BookQuote),
  method: z.literal('power'),
  /** Effective number of books behind the fair probability. */
  effectiveBooks: z.number(),
  /** One standard deviation of the fair probability. */
  fairProbabilitySd: z.number(),
  /** Chance that the edge is really positive. */
  edgePositiveProbability: z.number(),
  /** Range of the fair probability over the margin-removal methods. */
  methodRange: z.object({ low: z.number(), high: z.number() }),
  /** Full Kelly stake as a fraction of the bankroll, before and after shrinking for uncertainty. */
  kelly: z.number(),
  kellyShrunk: z.number(),
  /** Recorded moves of this selection's price at the offered book, oldest first. */
  moves: z.array(PriceMove),
  notes: z.array(z.string()),
});
export type Proof = z.infer<typeof Proof>;

/** A Pro answer's closer look at one of its best picks, a text by topic. A topic of which nothing can be said is left out. */
export const DeepDive = z.object({
  /** How the price moved, at the book that offers it and at others. */
  lineMovement: z.optional(z.string()),
  /** What each book pays. */
  books: z.optional(z.string()),
  matchup: z.optional(z.string()),
  /** Of both sides. */
  injuries: z.optional(z.string()),
  weather: z.optional(z.string()),
  headToHead: z.optional(z.string()),
  /** The case against the bet. */
  against: z.optional(z.string()),
  /** What would change the verdict. */
  wouldChange: z.optional(z.string()),
});
export type DeepDive = z.infer<typeof DeepDive>;

export const Pick = z.object({
  id: z.uuid(),
  pick: z.string(),
  sport: z.string(),
  game: z.string(),
  eventId: z.string(),
  startsAt: z.iso.datetime(),
  market: z.string(),
  line: z.nullable(z.number()),
  book: z.string(),
  /** Where the book takes this bet; absent where that is not known. */
  link: z.optional(z.string()),
  /** American odds with sign. */
  odds: z.string(),
  oddsDecimal: z.number(),
  priceAt: z.iso.datetime(),
  fairProbability: z.number(),
  fairOdds: z.string(),
  fairDecimal: z.optional(z.number()),
  /** Expected value of one unit staked: fairProbability x oddsDecimal - 1. */
  edge: z.number(),
  /** The worst price at which it is still worth taking. */
  worstOdds: z.string(),
  worstDecimal: z.optional(z.number()),
  verdict: Verdict,
  /** Why nothing is staked, in a few words; absent for bets, leans and in older answers. */
  passReason: z.optional(z.string()),
  confidence: z.int().check(z.minimum(1), z.maximum(5)),
  units: z.number(),
  /** The units in money, rounded down to cents; absent while neither bankroll nor unit is known. */
  stakeDollars: z.optional(z.number()),
  sources: z.array(Source),
  proof: Proof,
  /** Words. Absent in the stream's `picks` event, filled by its `delta` events. */
  analysis: z.optional(z.string()),
  keyFactor: z.optional(z.string()),
  riskFactor: z.optional(z.string()),
  valueExplanation: z.optional(z.string()),
  bankrollRecommendation: z.optional(z.string()),
  reasoning: z.optional(z.string()),
  /** In a Pro answer, for its best three; streamed as `mainBet.deepDive.injuries` and the like. */
  deepDive: z.optional(DeepDive),
});
export type Pick = z.infer<typeof Pick>;

export const Parlay = z.object({
  /** What a block names it by. */
  id: z.optional(z.string()),
  /** With their prices as the bettor reads odds. */
  legs: z.array(z.string()),
  /** Product of the legs, as the bettor reads odds. */
  totalOdds: z.string(),
  totalOddsDecimal: z.number(),
  /** Where all legs stand, and what a small stake returns there; absent in older answers and for legs of one game. */
  book: z.optional(z.string()),
  returns: z.optional(Figure),
  /** Who else takes all legs, the best first; absent in older answers and for legs of one game. */
  otherBooks: z.optional(z.array(TicketTotal)),
  /** Chance that all legs win. */
  jointProbability: z.number(),
  /** At the product of the prices; null for legs of one game, for which no book pays that. */
  edge: z.nullable(z.number()),
  /** In words. */
  correlation: z.string(),
  /**
   * The correlation of the legs' results that their joint chance amounts to, -1 to 1; of several pairs the mean. 0 for
   * legs of different games, null where nothing tells it.
   */
  correlationValue: z.optional(z.nullable(z.number())),
  /** What the legs together would pay without any margin. A book's own same-game price differs. */
  fairJointOdds: z.optional(z.string()),
  sources: z.array(Source),
});
export type Parlay = z.infer<typeof Parlay>;

export const DataSource = z.object({
  /** The model that wrote, or "built-in analyst". */
  model: z.string(),
  odds: OddsKind,
  /** The newest price the answer rests on. */
  asOf: z.iso.datetime(),
  notice: z.optional(z.string()),
});
export type DataSource = z.infer<typeof DataSource>;

/** The JSON text of an assistant message that carries picks. Other answers are plain text. */
export const AnalysisContent = z.object({
  summary: z.string(),
  mainBet: Pick,
  additionalBets: z.array(Pick),
  parlay: z.optional(Parlay),
  bestValue: z.optional(z.string()),
  bankrollRecommendation: z.string(),
  totalPicks: z.int(),
  processingTime: z.string(),
  dataSource: DataSource,
  /** In the order in which they are read; absent: the picks in theirs, then the parlay. Words at their beginning stand for the summary. */
  blocks: z.optional(z.array(Block).check(z.maxLength(MOST_BLOCKS))),
  /** What the blocks cite. */
  evidence: z.optional(z.array(Source)),
  /** Absent before there were blocks. */
  version: z.optional(z.int()),
  /** Absent: as its reader has set it. */
  oddsFormat: z.optional(OddsFormat),
});
export type AnalysisContent = z.infer<typeof AnalysisContent>;
