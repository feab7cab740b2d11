import type { StatedBet } from '../calls/stated-bets.ts';
import type { Tagged } from '../calls/tagged.ts';

const LEG = /\bhedg\w* (?:the |my |that |this )?(\w+) (?:ml |moneyline |spread )?(?:leg|one|part)\b/;

/** "How do I hedge the Lakers leg" of a parlay whose legs are all named. */
export function isLegToHedge({ side, player }: StatedBet, { plain }: Tagged): boolean {
  const word = LEG.exec(plain)?.[1];
  return word !== undefined && ((player ?? side)?.names ?? []).some((name) => name.toLowerCase().includes(word));
}
