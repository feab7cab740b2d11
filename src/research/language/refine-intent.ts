import type { Token } from '#engine/names/tokenise.ts';
import { isCompared } from './read-compare.ts';
import type { Intent, Reading } from './reading.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

/** Words that put a bet forward to be judged. */
const JUDGE = indexPatterns([
  'worth',
  'take it|them|that|this',
  'good|bad|fair|smart|safe|solid|decent|dumb <1> bet|price|number|odds|line|play|look',
  'should|would|can i|you|we <2> bet|take|play|hammer|tease|lay|back|grab|smash|fade|ride|tail',
  'yay|yea|yes or nay|no',
  'yay|nay',
  'any good',
  'too many|much|high|low|juicy|rich',
  'am i crazy|dumb|tripping',
  'rate|grade|check|judge|thoughts',
  'good|bad|smart',
]);
const ASKS_BEST = indexPatterns(['best|top|favorite <3> bet|bets|pick|picks|play|plays|prop|props|value|angle']);
const MOST_SIDES = 2;

/** Which question for picks it is: about one game, between several, about a bet of the writer's, or for the best bets. */
export function refineIntent(tokens: readonly Token[], reading: Reading, taken: ReadonlySet<number>): Intent {
  if (reading.intent !== 'picks') return reading.intent;
  if (isCompared(tokens, reading, taken)) return 'compare';
  if (asksSeveral(reading)) return 'picks';
  if (!hasPattern(ASKS_BEST, tokens) && isBetOfWriter(tokens, reading)) return 'slip_check';
  return reading.teams.length > 0 ? 'one_game' : 'picks';
}

/** A count of picks, or more sides than one game has. */
function asksSeveral({ count, teams }: Reading): boolean {
  if (count !== null && count > 1) return true;
  const leagues = new Set(teams.map(({ league }) => league));
  return [...leagues].some((league) => teams.filter((team) => team.league === league).length > MOST_SIDES);
}

/** A side or player with a line, or with a market that the writer wants judged. */
function isBetOfWriter(tokens: readonly Token[], reading: Reading): boolean {
  if (reading.teams.length === 0 && reading.players.length === 0) return false;
  const { line, side, markets } = reading;
  const isOverUnder = side === 'over' || side === 'under';
  if (line !== null && (isOverUnder || markets.includes('spread'))) return true;
  return (markets.length === 1 || isOverUnder) && hasPattern(JUDGE, tokens);
}
