import { MONTHLY_PLAN } from '#contract/prices.ts';
import { costMicros } from '../../../providers/llm/model-prices.ts';
import { INPUT_TOKENS, REPLY_TOKENS } from './writing-steps.ts';

/** So much of everybody's budget one account may use at most. */
const SHARE_OF_EVERYBODYS = 0.25;

/**
 * What the model may cost one account a day where the operator says nothing, in millionths of a dollar: as much as a month's
 * tokens would cost if all were spent on one day, on regular answers whose calls use all that they may. Never more than a
 * quarter of everybody's budget, and always enough for one call.
 */
export function defaultAccountMicros(model: string, everybodysMicros: number | null): number {
  const regular = costMicros(model, { inputTokens: INPUT_TOKENS.regular, outputTokens: REPLY_TOKENS.regular });
  const largest = costMicros(model, { inputTokens: INPUT_TOKENS.deep, outputTokens: REPLY_TOKENS.pro });
  const share = everybodysMicros === null ? Number.POSITIVE_INFINITY : everybodysMicros * SHARE_OF_EVERYBODYS;
  return Math.max(largest, Math.floor(Math.min(MONTHLY_PLAN.tokens * regular, share)));
}
