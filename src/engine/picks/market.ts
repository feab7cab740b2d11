/** One book's prices for every outcome of a market, in the market's order. Decimal odds; times in epoch milliseconds. */
export type BookPrices = {
  book: string;
  /** Books of one desk or one feed: together they have one voice. Absent: a family of its own. */
  family?: string;
  /** How the consensus weighs it: sharp 5, semi 2, retail 1. */
  tier: 'sharp' | 'semi' | 'retail';
  decimals: readonly number[];
  quotedAtMs: number;
  /** Whether this bettor can take the price; a book that cannot still informs the fair price. */
  available: boolean;
  /** Bettors bet with each other there: a market that few of them are in says nothing. Absent: a bookmaker. */
  isExchange?: boolean;
  /** What it thinks by outcome, adding up to 1, where that is known better than by these prices: between back and lay. */
  opinion?: readonly number[];
};

/** A market of one event on one line: two to any number of exclusive outcomes. */
export type Market = {
  id: string;
  eventId: string;
  startsAtMs: number;
  outcomes: number;
  books: readonly BookPrices[];
  /** Chance that the stake comes back, 0 to 1, alike for every outcome. Absent: 0. Prices say only the chances of decided bets. */
  push?: number;
  /** What is bet on over several markets, such as who wins (moneyline and every spread). Absent: this market alone. */
  family?: string;
  /** By outcome: the side of the family it takes. Two picks of one family never take different sides. */
  sides?: readonly string[];
};

export type Verdict = 'bet' | 'lean' | 'pass';

/** What a reader must know about a priced outcome beside its numbers. */
export type PickNote =
  | 'edge_unconfirmed'
  | 'price_older_than_30_minutes'
  | 'price_older_than_2_hours'
  | 'no_sharp_book'
  | 'few_books'
  | 'methods_disagree'
  | 'one_book'
  | 'longshot'
  | 'start_over_a_day_away'
  | 'news_move';

export type LeftOut = 'stale' | 'illiquid' | 'outlier' | 'underround' | 'invalid' | 'own_price';

/** Whether a book's prices say what an outcome is worth; those of the one that offers the bet say it of others. */
export const isHeard = ({ leftOut }: { leftOut: LeftOut | null }): boolean =>
  leftOut === null || leftOut === 'own_price';

/** One book in the proof of a priced outcome. */
export type BookProof = {
  book: string;
  tier: BookPrices['tier'];
  family: string;
  decimals: readonly number[];
  /** Bookmaker's overround as a fraction, NaN-free: 0 where the quote is invalid. */
  margin: number;
  /** This book's own margin-free chance of the outcome; null where it could not be computed. */
  fairProbability: number | null;
  ageSeconds: number;
  /** Share of the consensus, 0..1, summing to 1 over the used books. */
  weight: number;
  leftOut: LeftOut | null;
  /** True for the book whose price is picked. */
  offered: boolean;
  /** Whether this bettor can have its price. */
  canTake: boolean;
};

/** The best available price of one outcome against its fair price: every number of a pick. */
export type PricedOutcome = {
  marketId: string;
  eventId: string;
  startsAtMs: number;
  outcome: number;
  /** As in the market; absent where the market names none. */
  family?: string;
  side?: string;
  book: string;
  decimal: number;
  quotedAtMs: number;
  /** The consensus with the kept share of its edge: what the offer is valued with. Of a bet that is decided where it may push. */
  fairProbability: number;
  fairProbabilitySd: number;
  /** The same with the market's move until the start, which the chance of a real edge is asked of. */
  closeSd: number;
  /** What the books say, and the share of an edge on it that is counted, 0 to 1. */
  consensusProbability: number;
  keptEdge: number;
  methodRange: { low: number; high: number };
  effectiveBooks: number;
  /** Expected value per unit staked: fairProbability x decimal - 1, times the chance that the bet is decided. */
  edge: number;
  edgePositiveProbability: number;
  kelly: number;
  kellyShrunk: number;
  /** Percent of the bankroll, 0 to 5; 0 exactly when the verdict is pass. */
  units: number;
  confidence: 1 | 2 | 3 | 4 | 5;
  verdict: Verdict;
  /** The worst price (decimal, on the grid of whole American odds) at which the verdict is still not pass. */
  worstDecimal: number;
  notes: readonly PickNote[];
  books: readonly BookProof[];
};
