import { isAfterHelp } from '#research/language/harm/after-help.ts';
import type { Reading } from '#research/language/reading.ts';
import { isProtecting } from '#research/language/reading-values.ts';
import type { FoundAnswer } from './find-answer.ts';
import type { DeskPlan } from './plan-desk-calls.ts';
import type { Turn } from './turn.ts';

/** Whether it was not understood what is asked, or something is missing that another part may hold. */
export function isLostPlan(plan: DeskPlan, { intent, topic = null, term, openSum }: Reading): boolean {
  if (plan?.kind === 'say') return plan.lost === true || plan.spoken?.openSum != null;
  if (plan !== null) return false;
  if (intent === 'explain') return term === null && openSum == null;
  return (intent === 'out_of_scope' && topic === null) || (intent === 'small_talk' && topic === 'unclear');
}

/** Trouble, and what is asked right behind it, is answered by rules alone. */
export const isProtected = ({ reading, previous }: Pick<Turn, 'reading' | 'previous'>): boolean =>
  isProtecting(reading.intent) ||
  reading.topic === 'after_help' ||
  reading.mentionsSuicide ||
  isAfterHelp(previous) ||
  (previous !== null && (isProtecting(previous.intent) || previous.mentionsSuicide));

/**
 * What a model may find in the place of the rules' answer, or behind it. `lost`: they did not understand what is asked. `missing`:
 * they did, and what was named is not stored; what there is may be looked up, and nothing else judged in its place. Null: the
 * answer stands as it is. Which of several readings is meant is for the bettor to say.
 */
export function openness(plan: DeskPlan, reading: Reading, found: FoundAnswer): 'lost' | 'missing' | null {
  if (plan?.kind === 'say') {
    if (plan.lost === true) return 'lost';
    return plan.choices.length === 0 && plan.spoken?.openSum == null ? 'missing' : null;
  }
  if (isLostPlan(plan, reading)) return found.kind === 'free' ? 'lost' : null;
  const isEmpty =
    found.kind === 'desk' && found.answer.found.length > 0 && found.answer.found.every(({ outcome }) => !outcome.ok);
  return isEmpty ? 'missing' : null;
}
