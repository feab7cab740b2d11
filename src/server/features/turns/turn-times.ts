import type { AnalysisMode } from '#contract/analysis.ts';

/** How long the parts of a turn may take. A test brings shorter ones. */
export type TurnTimes = {
  /** From the send to the end of the model's part. */
  modelMs: Readonly<Record<AnalysisMode, number>>;
  /** How long reading a question may wait for the model. */
  readMs: number;
  /** How long choosing what is looked up may take, where the rules know of nothing. */
  chooseMs: number;
  /** How often a running turn is saved at most. */
  checkpointMs: number;
};

/** Two seconds below 30 and four below 120, so that the built-in analyst and the saving fit into the deadline. */
export const TURN_TIMES: TurnTimes = {
  modelMs: { regular: 28_000, pro: 116_000 },
  readMs: 4_000,
  chooseMs: 8_000,
  checkpointMs: 1_000,
};
