import type { Token } from '#engine/names/tokenise.ts';
import type { Reading } from './reading.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

const SAME_GAME = indexPatterns([
  'same game',
  'samegame',
  'sgp|sgps',
  'one game parlay|parlays',
  'single game parlay|parlays',
]);
const OF_LAST = indexPatterns([
  'make|turn <2> it|that|them|those|these|this <4> parlay',
  'parlay|combine|join it|that|them|those|these|all',
  'parlay of|with it|them|those|these',
  'all <3> in a|one parlay',
]);
const MORE = indexPatterns([
  'give|gimme|show|get|need|want|send|add|any|got <3> more|another|others',
  'another|others',
  '# more',
  'more|other|different|new picks|pick|bets|bet|plays|play|ones|one|props|options|games',
  'something|anything|what|whats else',
]);

/** In what manner a bet is asked for, beside which bet it is. */
export function readManner(tokens: readonly Token[]): Pick<Reading, 'sameGame' | 'ofLast' | 'asksMore'> {
  return {
    sameGame: hasPattern(SAME_GAME, tokens),
    ofLast: hasPattern(OF_LAST, tokens),
    asksMore: hasPattern(MORE, tokens),
  };
}
