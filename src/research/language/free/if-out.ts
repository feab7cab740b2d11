import type { Asked } from '../calls/call.ts';
import { lookUp } from '../calls/look-up-call.ts';
import type { Tagged } from '../calls/tagged.ts';

const SUPPOSES = /\b(if|suppose|supposing|say|lets say|assuming|imagine|when|in case|what happens)\b/;
const NOT_THERE =
  /\b((doesnt|dont|does not|do not|didnt|did not|isnt|is not|wont|not|never|cant|cannot|aint) (\w+ ){0,2}?(play|plays|playing|suit up|suits up|suiting up|dress|dresses|start|starts|starting|go|active|available|in the (game|lineup)|take the (field|court|ice)|takes the (field|court|ice)|make it|get in|gets in|see the (field|court|ice))|(is|are|was|be|being|gets?|got|getting|goes|comes up|ends up|turns out|listed|declared|hes|shes|theyre|ruled) (\w+ )?(out|inactive|scratched|benched|sidelined|injured|hurt|sitting)|(sits|sit|sits out|sit out|scratched|inactive|dnp|no show|late scratch|out for the game)|miss(es)? (it|the game|this one|tonight))\b/;
const SETTLES =
  /\b(do i (lose|win)|lose|loses|lost|money back|stake back|bet back|refund\w*|void\w*|no action|what (happens|becomes)|whats happening|happens (to|with)|bet (off|dead|over|cancel\w*|still|stands?)|off|push|graded|settled?|count|counts|stand|stands)\b/;
/** Whether it moves a line or turns a verdict is another matter. */
const ELSE =
  /\b(line|lines|odds|price|prices|move|moves|flip|change|changes|still (like|bet|take)|who|replace\w*|instead|should)\b/;
/** The game itself is off. */
const OF_GAME = /\b(rain\w*|postpon\w*|cancel\w*|suspend\w*|called off|snow\w*)\b/;
const MOST_WORDS = 20;
const FEW_WORDS = 8;

/**
 * "What if he doesnt play", "do I lose if Allen is inactive": how a bet on somebody is settled who does not play. Null: it is asked
 * whether he does, or what that does to a price.
 */
export function ifOut({ plain, tokens, previous, mentions, amounts }: Tagged): Asked | null {
  if (tokens.length > MOST_WORDS || amounts.prices.length + amounts.lines.length > 0) return null;
  if (!SUPPOSES.test(plain) || !NOT_THERE.test(plain) || ELSE.test(plain) || OF_GAME.test(plain)) return null;
  const [bet, ...others] = previous?.focus ?? [];
  const isOfPlayer = bet?.player != null && others.every(({ player }) => player === bet.player);
  const isOfOthers = mentions.some(({ kind }) => kind === 'side');
  // Behind a bet on him a supposition alone is enough.
  const isAsked = SETTLES.test(plain) || (isOfPlayer && tokens.length <= FEW_WORDS);
  return isAsked && !isOfOthers ? lookUp({ kind: 'about', of: 'player_out' }) : null;
}
