import type { PickView } from '#contract/content/read-answer.ts';
import { isLimit } from './is-limit.ts';

/** Why nothing is staked, in a few words. Older answers do not say it; there its figures do. */
export function passWords({ passReason, edge, worstOdds }: PickView): string {
  if (passReason) return passReason;
  if (edge === undefined) return 'pass';
  return edge > 0 || !isLimit(worstOdds) ? 'too uncertain' : 'no edge';
}
