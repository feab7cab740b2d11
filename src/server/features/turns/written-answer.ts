import type { AnalysisContent } from '#contract/analysis.ts';

/** A whole answer, who wrote it, and whether the model failed at it. */
export type WrittenAnswer = {
  content: AnalysisContent;
  writer: string;
  failure: string | null;
  /** Its end decides about the price. Null: the model did what it could, or was not asked. */
  modelFailed: 'before_a_word' | 'in_between' | null;
};

const FAILED = {
  before_a_word: 'The model was unavailable; the built-in analyst answered.',
  in_between: 'The model became unavailable; the built-in analyst finished the answer.',
} as const;

/** What its reader is told of who wrote it and at what price. */
export const failureNotice = (failed: NonNullable<WrittenAnswer['modelFailed']>, isFree: boolean): string =>
  `${FAILED[failed]} ${isFree ? 'Not charged.' : `${FREE_ONES_USED}, so the ordinary price was charged.`}`;

const FREE_ONES_USED = `Today's three free answers after a failure of the model are used`;
export const NO_MODEL_TODAY = `${FREE_ONES_USED}; the built-in analyst answers until midnight UTC, at the ordinary price.`;

/** In front of what it says already. */
export function withNotice(content: AnalysisContent, notice: string): AnalysisContent {
  const { dataSource } = content;
  const notices = [notice, dataSource.notice].filter((one) => one !== undefined);
  return { ...content, dataSource: { ...dataSource, notice: notices.join(' ') } };
}
