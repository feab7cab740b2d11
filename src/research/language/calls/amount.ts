/** Where in the question an amount stands: the place of its first token, and the one behind it. */
type Placed = { from: number; to: number };
export type PriceAmount = Placed & { text: string; decimal: number };
/** `role`: what the words around it say of the money. */
export type MoneyRole = 'stake' | 'profit' | 'returns' | 'offer' | 'bankroll';
export type MoneyAmount = Placed & { cents: number; role: MoneyRole; isSure: boolean };
/** A share, 0 to 1 and above. */
export type ShareAmount = Placed & { share: number };
/** A number with the word that it counts: `legs`, `units`, `points`, `bets`, `cents`. */
export type CountAmount = Placed & { count: number; of: string };
/** A number of points: as written, with its sign where it has one. */
export type LineAmount = Placed & { line: number; signed: boolean };

/** What the numbers of a question are. Each is read as one thing. */
export type Amounts = {
  prices: readonly PriceAmount[];
  money: readonly MoneyAmount[];
  shares: readonly ShareAmount[];
  counts: readonly CountAmount[];
  lines: readonly LineAmount[];
  /** `45-38`: won and lost, and what was handed back. */
  record: readonly number[] | null;
};
