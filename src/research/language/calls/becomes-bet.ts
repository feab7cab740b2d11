import { withWinner } from '../acts/with-winner.ts';
import { betFromFair } from '../sums/ev-of-fair.ts';
import type { Asked } from './call.ts';
import { readJudgement } from './judgements.ts';
import { hasSubject } from './stated-bets.ts';
import type { Tagged } from './tagged.ts';

const NUMBER = '(?:price|number|odds|line)s?';
const ONE = '(?:i|you|u|we|it|they|one|id|youd|wed|ud)';
const A_BET =
  '(?:a |an )?(?:good |real |actual |worthwhile )?(?:bet|play|worth it|worth (?:a )?(?:bet|betting|play|playing|taking)|bettable|playable)';
const BECOMES = new RegExp(
  [
    `\\b(?:what|which) ${NUMBER} (?:does|do|would|will|is|are|makes?) .{0,60}?\\b(?:become|becomes|turn into|get to be|start to be|be) ${A_BET}\\b`,
    `\\b(?:what|which) ${NUMBER} (?:is|are|does|do|makes?|turns?) .{1,40}? (?:into )?${A_BET}(?: |$)`,
    `\\b(?:at )?(?:what|which) ${NUMBER} (?:it|he|she|they|that|this) (?:becomes?|turns? into|is) ${A_BET}\\b`,
    `\\b(?:what|which) ${NUMBER} (?:do|does|would|will) .{1,40}? need(?: to (?:be|get)\\b.*)?$`,
    `\\b(?:what|which) ${NUMBER} (?:do|should|would) (?:i|we|u|you) (?:stop|quit|walk|get off|bail)\\b`,
    `\\bwhat (?:do|would|should|must|d) ${ONE} (?:need|require|have to get) (?:on|for) .{1,40}? (?:to be|to become|before its?|to make it) (?:${A_BET}|\\+ ?ev|plus ev|positive ev|ev)(?: |$)`,
    '\\b(?:stop|walk away|cut ?off) (?:price|number|line)s?\\b',
    `\\bwhat ${NUMBER} (?:do|would|should|must|d) ${ONE} (?:need|require|have to (?:see|get|have)|want to (?:see|get|have)|take|bet|play|back|accept)\\b`,
    `\\b(?:worst|lowest|shortest|min|minimum|least|lowest acceptable) ${NUMBER} (?:that )?(?:to (?:take|bet|play)|${ONE} (?:should|would|can|could|d|will|must)? ?(?:still )?(?:take|bet|play|back|accept|lay|go|need))\\b`,
    `\\bhow (?:low|high|far|short|far down) (?:can|could|should|would|do|d) ${ONE} go\\b`,
    `\\bhow much (?:better|longer|higher) (?:does|do|would|must|should) .{1,40}? (?:need|have) to (?:be|get)\\b`,
    '\\b(?:good|playable|bettable|worth it) (?:down )?to what\\b',
    // "What would FD need to post for the draw to be a bet".
    `\\bwhat (?:would|does|do|must|should) .{1,30}? (?:need|have) to (?:post|offer|hang|show|give|have|be at|quote) .{0,60}?\\b(?:be|become|to make \\w+) ${A_BET}\\b`,
  ].join('|'),
);
/** What a price has to be for something else is a sum. */
const FOR_ELSE = /\b(break ?even|profit|win (?:\$|\d)|double|middle|arb|arbitrage|teaser|parlay)\b/;

/** "At what number does Winnipeg become a bet": down to which price it is one, which only a verdict says. */
export const asksBecomes = (plain: string): boolean => BECOMES.test(plain) && !FOR_ELSE.test(plain);

/**
 * Of what is named, each told down to which price, or of what was spoken of and not judged yet; what was judged is explained elsewhere.
 */
export function becomesBet(read: Tagged): Asked | null {
  return betFromFair(read) ?? ofNamed(read);
}

function ofNamed({ plain, bets, mentions, previous, where, amounts, says }: Tagged): Asked | null {
  const isJudged = mentions.length === 0 && previous?.focus !== undefined && previous.unjudged !== true;
  if (!asksBecomes(plain) || isJudged || says.has('kelly') || says.has('hedge')) return null;
  const named = bets.filter(hasSubject).map(withWinner);
  const judged = named.length === 0 ? null : readJudgement(named, { where, amounts });
  return judged?.kind === 'calls' ? { ...judged, tells: 'limit' } : judged;
}
