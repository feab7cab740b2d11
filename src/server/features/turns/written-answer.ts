import type { AnswerContent, BlocksContent } from '#contract/answer-content.ts';
import type { Block } from '#contract/blocks.ts';
import type { ModelWords } from './model/writing-job.ts';

/** What a model looked up beside an answer, as it is shown behind it. */
export type BesideAnswer = { blocks: Block[]; evidence: NonNullable<BlocksContent['evidence']> };

/** A whole answer, who wrote it, and whether the model failed at it. */
export type WrittenAnswer = {
  content: AnswerContent;
  writer: string;
  failure: string | null;
  /** Its end decides about the price. Null: the model did what it could, or was not asked. */
  modelFailed: 'before_a_word' | 'in_between' | null;
  /** What a model looked up for it, behind everything else. */
  beside?: BesideAnswer;
};

export const failedAt = ({ end, texts }: ModelWords): WrittenAnswer['modelFailed'] =>
  end !== 'failed' ? null : texts.size === 0 ? 'before_a_word' : 'in_between';

export const BUDGET_NOTICES: Partial<Record<ModelWords['end'], string>> = {
  over_budget: "The model's budget for today is used up; the built-in analyst answered, at the ordinary price.",
  over_account_budget:
    "Your account's share of the model for today is used up; the built-in analyst answered, at the ordinary price.",
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

/** In front of what it says already. An answer without a source of prices says it nowhere. */
export function withNotice<Content extends AnswerContent>(content: Content, notice: string): Content {
  const { dataSource } = content;
  if (!dataSource) return content;
  const notices = [notice, dataSource.notice].filter((one) => one !== undefined);
  return { ...content, dataSource: { ...dataSource, notice: notices.join(' ') } };
}
