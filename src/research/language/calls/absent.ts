import { type Asked, say } from './call.ts';
import { fittingPersons, isUnfound } from './find-game.ts';
import type { StatedBet } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

/** "Best bet Oilers Kraken": two who do not meet have no bets of their game, and those of another one are not asked for. */
export function apart({ said, mentions, where, plain, reading: { intent } }: Tagged): Asked | null {
  const isPair = mentions.length === 2 && said.some(({ opponent }) => opponent !== null);
  return isPair && intent !== 'parlay' && BETS.test(plain) ? absentIn(said, where) : null;
}

const BETS = /\b(best|bets?|picks?|plays?|props?|lock|value)\b/;

/** Whom the slate does not have, or not together, is told so: picks on somebody else would be another bet. */
export function absentIn(bets: readonly StatedBet[], where: Tagged['where']): Asked | null {
  for (const { side, player, opponent } of bets) {
    const subject = player ?? side;
    if (!subject) continue;
    const found = fittingPersons(subject, opponent, { ...where, window: null });
    if (isUnfound(found)) return say(found.missing, found.choices);
  }
  return null;
}
