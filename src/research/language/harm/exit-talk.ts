import { HINTS } from './hints.ts';
import { findSigns, withoutTalk } from './judge.ts';
import { blankMatches, indexRules, matchRules } from './rules.ts';
import type { Word } from './words.ts';

/** To leave one bet that stands is a price of its other side, or what a book pays for it now. */
const LEAVES = indexRules([
  'get|getting|got|bail|bailing|back|backing|buy|buying|want|wanting <1> out',
  'get|getting|got|be rid|off of|it|this|that|bet|ticket|the|my',
  'bail|bailing|dump|dumping|unload|sell|selling|undo|cancel|unwind|exit|ditch|reverse|void|drop <1> it|this|that|my|the',
  'way|ways|path|exit out',
]);
/** One bet, and no habit of betting. */
const ONE_BET = indexRules([
  'i|we|just|already <2> bet|took|take|got|have|had|put|placed|grabbed|hammered|played|threw|dropped <2> #|$#|@name|over|under|a|the|it|on',
  'my|this|that|of <2> bet|ticket|wager|position|parlay|slip|pick',
  'bet|took|got|have|had|put|grabbed <3> #|$# on',
  'took|got|have|had|grabbed <3> for|at #|$#',
  'in for|on|at #|$#',
  'on the|@name @name|bills|over|under',
  'of my #|$# on',
]);
/** What is liked no more is left too, where money was put on it. */
const DISLIKES = indexRules([
  'bet|took|got|have|had|put <1> #|$# on <6> not like|love|want|trust|feel <1> it|this|that|them|him|her',
]);
/** Who cannot get out says nothing of a price. */
const STUCK = indexRules(['can|could|will not|never <1> get|back|bail|buy <1> out']);
/** How it is told, and when it was placed. */
const TELLS = indexRules([
  'a|at|take|taking|eat|eating|only|just small|little|tiny|minimal|minor|slight <1> loss|hit|cost',
  'smallest|least|minimal loss|losses|damage|cost',
  'without|and|not losing|lose|taking <2> much|lot|anything|hit|bath|loss|all',
  'not like|love|want|feel|trust|believe <1> it|this|that|them|him|her|@name <1> anymore|now|longer|much|.',
  'not <1> feeling|sure|confident|comfortable',
  'no longer like|love|want|feel|trust|believe',
  'second thoughts',
  'changed|changing my mind',
  'cold feet',
  'this|yesterday|earlier|last <1> morning|afternoon|night|week|evening',
]);
/** Of prices, of money and of what is bet a leaver speaks in these words too. */
const OF_BETS = new Set(['prices', 'money', 'play', 'stake', 'again']);
const HINTED = indexRules([...new Set(HINTS.flatMap(({ kind, rules }) => (OF_BETS.has(kind) ? [] : rules)))]);
/** Of more than one bet, or of what he stands in. */
const TROUBLE = indexRules([
  'again|always|every|constantly|keep|keeps|kept|nonstop|addicted|everything',
  'all|whole|entire <1> day|night|week|month|season',
  'bets|betting|gambling|gamble|gambled|account|accounts|apps|app',
  'i|we <1> do|did not have|own',
  'hole|mess|trouble|here|life|cycle',
]);

const holds = (index: typeof LEAVES, words: readonly Word[]): boolean =>
  matchRules(index, words, () => true).length > 0;

/** "Can I get out of my Bills bet for a small loss": without the way out of it nothing sounds like trouble. */
export function speaksOfExit(words: readonly Word[]): boolean {
  const leaves = holds(DISLIKES, words) || (holds(LEAVES, words) && holds(ONE_BET, words));
  if (!leaves || holds(STUCK, words)) return false;
  const rest = withoutAny([LEAVES, TELLS], words);
  if (findSigns(withoutTalk(rest)).length > 0 || holds(TROUBLE, rest)) return false;
  return !holds(HINTED, withoutAny([LEAVES, TELLS, ONE_BET], words));
}

/** Each is read on the whole message: two may stand on the same words. */
const withoutAny = (indexes: readonly (typeof LEAVES)[], words: readonly Word[]): Word[] =>
  indexes
    .map((index) => blankMatches(index, words))
    .reduce((left, blanked) => left.map((word, at) => (blanked[at]?.text === '' ? blanked[at] : word)), [...words]);
