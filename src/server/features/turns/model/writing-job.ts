import type { AnalysisContent, AnalysisMode } from '#contract/analysis.ts';
import type { AgentTool } from '#research/agent/agent-tools.ts';
import type { AskedCall } from '#research/agent/read-agent-call.ts';
import type { Delta, Draft, OnStage } from '#research/words/compose-answer.ts';
import type { BudgetFault } from './metered-call.ts';
import type { WritableBlock } from './model-prose.ts';
import type { TurnSpending } from './turn-spending.ts';

/** What the model may look up beside an answer that is there. */
export type BesideCalls = {
  tools: readonly AgentTool[];
  /** Runs what it asks for and delivers what that finds; the blocks that may be written about. */
  run: (calls: readonly AskedCall[]) => Promise<readonly WritableBlock[]>;
  /** Why some of the calls are not made, by their fault. */
  faultsOf: (calls: readonly AskedCall[]) => Readonly<Record<string, number>>;
};

export type WritingJob = {
  analysisId: string;
  walletId: string;
  question: string;
  /** Picks, and the built-in analyst's answer to the same: it says which fields there are, and fills what stays empty. */
  picks: { draft: Draft; builtIn: AnalysisContent } | null;
  blocks: readonly WritableBlock[];
  /** Null: nothing is looked up beside it. */
  beside: BesideCalls | null;
  spending: TurnSpending;
  mode: AnalysisMode;
  /** Ends the writing: the deadline passed, or the reader asked to stop. */
  signal: AbortSignal;
  onDelta: (delta: Delta) => void;
  onStage: OnStage;
};

export type ModelWords = {
  /** `failed` after every try; over a budget where no money was left for a call; `aborted` by the signal. */
  end: 'written' | 'failed' | BudgetFault | 'aborted';
  /** What went wrong, for the operator. */
  failure: string | null;
  /** The model's text by path. */
  texts: ReadonlyMap<string, string>;
};
