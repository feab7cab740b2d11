import type { Layout } from '../layout.ts';
import type { Half } from '../split-half.ts';
import type { Case } from './fit-pulls.ts';

/** A decided game with what the ideas ask of it; lines that it lacks are NaN. */
export type Game = {
  half: Half;
  won: number;
  /** Chances by the power method, by the name of the set of prices. */
  chances: ReadonlyMap<string, readonly number[]>;
  spread: number;
  total: number;
};

/** A number that is fitted, and what it is in a product without the idea. */
export type Parameter = { name: string; without: number };

/** An idea on one file's columns. */
export type Trial = {
  data: string;
  /** Sets of prices that a game needs to take part. */
  sets: readonly string[];
  parameters: readonly Parameter[];
  /** How a game becomes a case, or `null` where it lacks something; what must be known of all games comes from the tuned ones. */
  prepare: (tuned: readonly Game[]) => (game: Game) => Case | null;
};

export type Idea = {
  name: string;
  /** None where the file lacks the columns. */
  trialsOn: (layout: Layout) => Trial[];
};

const CLOSES = ['psc', 'moneyline', '1x2'] as const;

/** The set that stands for the market: its closing moneyline. */
export const closeOf = ({ priceSets }: Layout): string | undefined =>
  CLOSES.find((name) => priceSets.some((set) => set.name === name));

export const holdsSets = ({ priceSets }: Layout, names: readonly string[]): boolean =>
  names.every((name) => priceSets.some((set) => set.name === name));

/** Natural logs of a set's chances. A game of a trial holds all of its sets. */
export const logsOf = ({ chances }: Game, set: string): number[] => (chances.get(set) ?? []).map(Math.log);

/** Where the second stands as seen from the first, on the scale of logs. */
export const apart = (from: readonly number[], to: readonly number[]): number[] =>
  to.map((log, outcome) => log - (from[outcome] ?? 0));
