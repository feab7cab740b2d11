import type { Act } from '../acts/act.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import type { Tagged } from './tagged.ts';

/** What asks for a verdict on the one bet that is stated. */
const VERDICTS: ReadonlySet<Act> = new Set<Act>(['stake', 'fair', 'limit', 'sure', 'play']);

/** "I like the under 40.5, fair price and how much you put on it" behind the prices of a total: that bet, and not the one that was shown first. */
export function statedOfSpoken(read: Tagged): Asked | null {
  const { leans, said, bets, previous, likeliest, where, amounts } = read;
  const [bet, ...others] = said;
  // What a bankroll is named for is a stake of it, and not all of it.
  if (
    read.reading.bankroll != null ||
    !leans ||
    !bet ||
    others.length > 0 ||
    previous?.unjudged !== true ||
    !VERDICTS.has(likeliest.act)
  )
    return null;
  const isStated = bet.line !== null && (bet.direction !== null || bet.line.signed);
  return isStated ? readJudgement(bets, { where: { ...where, window: null }, amounts }) : null;
}
