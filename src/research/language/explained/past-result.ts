import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const BET =
  '(?:bets?|parlays?|picks?|tickets?|slips?|legs?|props?|teaser|sgp|ml|moneyline|spread|over|under|total|lock|one)';
const ENDS = '(?:hit|win|cash|cover|lose|push|come in|get there|go over|go under|go off|land)';
const PAST =
  '(?:last (?:night|week|weekend|game|time|\\w+day)|yesterday|the other (?:day|night)|on \\w+day|this morning|earlier)';
/** "Did my Ravens ml hit last week", "did the Chiefs cover yesterday". */
const DID = new RegExp(
  `^(?:(?:so|and|hey|yo|ok|but|wait) )*(?:did|has) (?:(?:my|that|the|our) )?(?:\\w+ ){0,4}?${BET} (?:\\w+ ){0,2}?${ENDS}\\b|^(?:(?:so|and|hey|yo|ok|but|wait) )*did (?:\\w+ ){1,4}?${ENDS}\\b.*\\b${PAST}\\b`,
);
const OF_OURS = /\b(?:your|ur|yours|you|u|edgewise)\b/;
const AGAIN = new RegExp(`^(?:(?:so|and|but|ok|did|do) )*(?:they|he|she|it|we) ${ENDS}(?: (?:it|tho|though|then))*$`);

const SCORE = /\bscore\b/;

const NO_RESULTS =
  'I have no results of games that are over, so how that bet ended is not known here: your sportsbook’s settled bets say it. My own picks and how they ended are on the public record page.';

/** How a bet on a game that is over ended. Null: none is asked about, or one of the picks that were made here. */
export function pastResult({ plain, previous }: Tagged): Asked | null {
  const before = previous?.asked?.toLowerCase() ?? '';
  const isOfPast = previous !== null && ((previous.focus ?? []).length === 0 || DID.test(before) || SCORE.test(before));
  const asksAgain = isOfPast && AGAIN.test(plain);
  return (DID.test(plain) && !OF_OURS.test(plain)) || asksAgain ? say(NO_RESULTS) : null;
}
