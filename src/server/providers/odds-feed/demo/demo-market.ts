import type { Selection } from '../odds-feed.port.ts';

/** One market of a fixture as the demo world knows it: the true chances, before any book looks at them. */
export type DemoMarket = {
  market: string;
  player: string;
  selections: readonly Selection[];
  /** Key of its own randomness. */
  key: number;
  /** Key of the news that moves it: markets that share it move together. */
  newsKey: number;
  /** The line of a book that sees it `steps` half points higher than the others. */
  lineAt: (steps: number) => number;
  /** Chances of the selections on that line. */
  chances: (line: number) => readonly number[];
};
