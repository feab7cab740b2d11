import { HINTS } from './hints.ts';
import { blankMatches, indexRules, matchRules } from './rules.ts';
import { ME } from './team-doing.ts';
import type { Word } from './words.ts';

/** What its writer saw or believes of a line, which says nothing of his life. */
const LOOKING = indexRules([
  'i <2> think|thought|believe|guess|swear|remember|recall|heard|read|figured|suppose|assume',
  'i <2> looked|look|checked|check|saw|see|seen|noticed|opened',
  'i|we <1> had|have|got it|them|this|that|@name at|as #',
]);
const LINE = indexRules([
  'line|lines|spread|spreads|odds|price|prices|ml|moneyline|total|totals|number|over|under|steam|sharp|sharps',
]);
/** Of a line, of when it was looked at and of how often, a bettor speaks in these words too. */
const OF_LINES = new Set(['prices', 'life', 'again', 'stake']);
const TROUBLE = indexRules([...new Set(HINTS.flatMap(({ kind, rules }) => (OF_LINES.has(kind) ? [] : rules)))]);

const holds = (index: typeof LINE, words: readonly Word[]): boolean => matchRules(index, words, () => true).length > 0;

/** "Line moved at all? was -3 I think when I looked": of its writer it says only that he looked at a line. */
export function speaksOfLine(words: readonly Word[]): boolean {
  if (!holds(LOOKING, words)) return false;
  const rest = blankMatches(LOOKING, words);
  return holds(LINE, rest) && !rest.some(({ text }) => ME.test(text)) && !holds(TROUBLE, rest);
}
