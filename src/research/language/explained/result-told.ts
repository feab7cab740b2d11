import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';

const BET =
  '(?:over|under|parlay|parlays|bet|bets|ticket|slip|spread|ml|moneyline|lock|prop|props|teaser|sgp|legs|wager|longshot)';
const OWN = '(?:my|the|our|that|a|an|his|her)';
const WON = '(?:hit|cashed|won|covered|smashed|nailed|got there|came in|came through)';
const LOST = '(?:lost|died|busted|missed|choked|blew|robbed|killed|ruined|got cooked|tanked)';
const DID = (what: string) =>
  new RegExp(
    String.raw`\b${OWN} (?:\w+ ){0,2}${BET} (?:\w+ ){0,2}?${what}\b|\b${what} (?:me )?(?:of |on |out of )?${OWN} (?:\w+ ){0,2}${BET}\b`,
  );
const HAS_WON = DID(WON);
const HAS_LOST = DID(LOST);
const GREETS =
  /\b(?:whats good|what is good|sup|wsg|wyd|whats up(?: with (?:you|u))?|hows it going|how (?:are|r) (?:you|u|ya)(?: doing)?|how you doing|hows (?:you|life))(?: (?:bro|man|lol|tho|though|my guy|fam|dude|haha|edgewise))*$/;
const LAUGHS = /\b(?:l+o+l+|l+m+f*a+o+|(?:ha){2,}h?|rofl|im dying|im dead|crazy|insane)\b/;
/** Something is asked or wanted beside it. */
const ASKS =
  /\b(?:do i|did i|am i|should|can|could|would|will|is|which|who|whos|why|when|where|how (?:much|many|often|do|does|did|is|likely)|give|show|tell|need|want|best|picks?|tonight|tn|today|tomorrow|board|slate|odds|price|prices|line|next|again|back|paid|pay|pays|void|push|void\w*|what (?:do|does|did|should|else|about|are|game|games|if|bets?))\b/;
const MOST_WORDS = 30;

const OFFER = 'Want tonight’s board, the best bets, or one price checked? Say which, nothing was charged for this.';

/** "My dog ate the remote and I still hit the over lmao, whats good": what became of a bet is told and a greeting said. Null: something is asked beside it. */
export function resultTold({ plain, tokens, amounts }: Tagged): Asked | null {
  if (tokens.length > MOST_WORDS || amounts.prices.length > 0 || amounts.lines.some(({ signed }) => signed))
    return null;
  const hasLost = HAS_LOST.test(plain);
  if (!hasLost && !HAS_WON.test(plain)) return null;
  const isTalk = GREETS.test(plain) || LAUGHS.test(plain);
  if (!isTalk || ASKS.test(plain.replace(GREETS, ''))) return null;
  return say(`${hasLost ? 'Ouch, that one stings.' : 'Ha, nice hit.'} ${OFFER}`);
}
