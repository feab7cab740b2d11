import { withWinner } from '../acts/with-winner.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import { hasSubject } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

const NUMBER = '(?:price|number|odds|line)s?';
const A_BET =
  '(?:a |an )?(?:good |real |actual |worthwhile )?(?:bet|play|worth it|worth (?:a )?(?:bet|betting|play|playing|taking)|bettable|playable)';
const BECOMES = new RegExp(
  [
    `\\b(?:what|which) ${NUMBER} (?:does|do|would|will|is|are) .{0,60}?\\b(?:become|becomes|turn into|get to be|start to be|be) ${A_BET}\\b`,
    `\\b(?:what|which) ${NUMBER} (?:is|are|does|do) .{1,40}? ${A_BET}(?: |$)`,
    `\\b(?:at )?(?:what|which) ${NUMBER} (?:it|he|she|they|that|this) (?:becomes?|turns? into|is) ${A_BET}\\b`,
    `\\b(?:what|which) ${NUMBER} (?:do|does|would|will) .{1,40}? need(?: to (?:be|get)\\b.*)?$`,
    `\\b(?:what|which) ${NUMBER} (?:do|should|would) (?:i|we|u|you) (?:stop|quit|walk|get off|bail)\\b`,
    '\\b(?:stop|walk away|cut ?off) (?:price|number|line)s?\\b',
    `\\b(?:what|which) ${NUMBER} (?:do|would|should|must) (?:i|you|u|we|it|they) (?:need|want|have to|see|get|be at)\\b.*\\b(?:call it ${A_BET}|bet (?:it|this|that)|play (?:it|this|that)|take (?:it|this|that)|like (?:it|this|that)|to be ${A_BET})(?: |$)`,
  ].join('|'),
);

/** "At what number does Winnipeg become a bet": down to which price it is one, which only a verdict says. */
export const asksBecomes = (plain: string): boolean => BECOMES.test(plain);

/**
 * Of what is named, each told down to which price, or of what was spoken of and not judged yet; what was judged is explained elsewhere.
 */
export function becomesBet({ plain, bets, mentions, previous, where, amounts, says }: Tagged): Asked | null {
  const isJudged = mentions.length === 0 && previous?.focus !== undefined && previous.unjudged !== true;
  if (!asksBecomes(plain) || isJudged || says.has('kelly') || says.has('hedge')) return null;
  const named = bets.filter(hasSubject).map(withWinner);
  const judged = named.length === 0 ? null : readJudgement(named, { where, amounts });
  return judged?.kind === 'calls' && named.length > 1 ? { ...judged, tells: 'limit' } : judged;
}
