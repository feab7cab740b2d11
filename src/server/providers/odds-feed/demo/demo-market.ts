import type { Selection } from '#research/slate/price.ts';

/** One market of a fixture as the demo world knows it: the true chances, before any book looks at them. */
export type DemoMarket = {
  market: string;
  player: string;
  selections: readonly Selection[];
  /** Key of its own randomness. */
  key: number;
  /** When the truth about it changed: state 0 holds up to the first time, state 1 from there on. */
  timesMs: readonly number[];
  /** The line of a book that sees it `steps` half points higher than the others. */
  lineAt: (state: number, steps: number) => number;
  /** Chances of the selections on that line. */
  chances: (state: number, line: number) => readonly number[];
};
