import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { looseWish, searchFor } from './plan-wish.ts';

const BEST_THERE =
  /\b(best|top|strongest|favorite|good) (\w+ )?(one|bet|pick|play|value)\b.*\b(there|(at|on|with|from|between) (those|these|them|either|both|the two|just those)|at my books)\b/;

/** "So what's the best one there" behind a list, once its writer has said where he bets: of what that list was of, at those books. */
export function bestThere(read: Tagged): Asked | null {
  const { previous, plain, mentions, reading } = read;
  const hasBooks = (previous?.memory?.sportsbooks ?? []).length > 0;
  if (previous?.list !== true || previous.ticket === true || !hasBooks || mentions.length > 0) return null;
  if (!BEST_THERE.test(plain) || reading.leagues.length > 0 || reading.window !== null) return null;
  const wish = looseWish(read);
  return wish && wish.parlay === null ? searchFor(read, { ...wish, only: true, count: wish.count ?? 1 }) : null;
}
