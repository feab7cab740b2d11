/** How a game ended, told by the index of the outcome that won. */
export type Result = number | 'tie' | 'unknown';

export type PriceNotation = 'decimal' | 'american' | 'signed';

/** One book's prices of one market, a column for each outcome. */
export type PriceColumns = {
  name: string;
  /** Column numbers, in the order of the outcomes: home, (draw,) away. */
  columns: number[];
  notation: PriceNotation;
  /** The set that a bettor could have taken instead; `null` where the file holds none. */
  best: string | null;
};

/** What the Elo baseline needs of a game. */
export type TeamGame = { season: string; home: string; away: string; margin: number; neutral: boolean };

/** A header understood: where everything is. */
export type Layout = {
  name: LayoutName;
  outcomes: 2 | 3;
  priceSets: PriceColumns[];
  result: (row: readonly string[]) => Result;
  season: (row: readonly string[]) => string;
  /** Closing lines beside the prices, NaN where a row has none: points that the home side is favoured by, and the total. */
  spread?: (row: readonly string[]) => number;
  total?: (row: readonly string[]) => number;
  teamGame?: (row: readonly string[]) => TeamGame | null;
};

export const LAYOUT_NAMES = ['nflverse', 'football-data', 'soccer', 'ufc', 'mlb', 'plain'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];
