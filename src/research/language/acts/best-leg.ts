import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { answerAct } from './answer-act.ts';
import { wantedOf } from './wanted-of.ts';

const WHICH =
  /\bwhich (one|leg|of (them|these|those|the (two|three|four|legs)))\b.*\b(play|take|bet|keep|like|want|best)\b/;
const LEAST = /\b(least|less|worst|not|never|dont|drop|cut|without)\b/;

/** "Which one would you play straight" behind a parlay or a list: the best of them, and no search for others. */
export function bestLeg(read: Tagged): Asked | null {
  const { previous, plain, mentions, reading } = read;
  const isOfSeveral = (previous?.focus ?? []).length > 1 && (previous?.ticket === true || previous?.list === true);
  if (!isOfSeveral || mentions.length + reading.leagues.length > 0) return null;
  if (!WHICH.test(plain) || LEAST.test(plain)) return null;
  const { any } = wantedOf(read);
  return any && answerAct({ ...any.question, act: 'best', open: true });
}
