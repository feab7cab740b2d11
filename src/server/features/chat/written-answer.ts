import type { AnalysisContent } from '#contract/analysis.ts';

/** A whole answer, who wrote it, and whether it is paid for. */
export type WrittenAnswer = {
  content: AnalysisContent;
  writer: string;
  failure: string | null;
  isFree: boolean;
};
