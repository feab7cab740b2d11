import type { Asked } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { looseWish, searchFor } from '../wishes/plan-wish.ts';

const ASKS =
  /\b(show|give|gimme|build|make|get|find|do|try|want|need|see)( me| us)? (one|an example|a good one|a real one)\b/;
const PARLAYS: Readonly<Record<string, { sameGame: boolean }>> = {
  parlay: { sameGame: false },
  same_game_parlay: { sameGame: true },
};

/** "Show me one for Vikings Falcons" behind what a same game parlay is: one of these. */
export function oneOfTerm(read: Tagged): Asked | null {
  const parlay = PARLAYS[read.previous?.term ?? ''];
  const wish = parlay && ASKS.test(read.plain) ? looseWish(read) : null;
  if (!parlay || !wish) return null;
  const { count: _, ...said } = wish;
  return searchFor(read, { ...said, single: false, asks: true, parlay });
}
