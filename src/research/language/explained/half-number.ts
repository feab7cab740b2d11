import { isFight, leagueOf } from '../../slate/leagues.ts';
import type { SlateEvent } from '../../slate/slate.ts';
import { type Asked, say } from '../calls/call.ts';
import type { Tagged } from '../calls/tagged.ts';
import { gameMeant } from './form-of-both.ts';

/** "Over 7.5 rounds", "under 2.5 sets". */
const NUMBER =
  /\b(over|under|o|u)\s?(\d{1,3}\.5)\b(?:\s(?:total )?(rounds?|rds?|sets?|goals?|runs?|points?|pts|games?|maps?|yards?|yds|strikeouts?|ks|bases|assists?|rebounds?|corners?|cards?))?/i;
const ASKS =
  /\b(?:mean|means|meaning|explain|half (?:a |of a |an |way|of )?\w*|how (?:can|could) (?:there|it|that|over|under|a)|when does (?:it|that) (?:hit|win|cash)|count as|5 for)\b/;
/** A price, a chance or a verdict is asked for. */
const ELSE =
  /\b(?:price|odds|worth|good|bet it|chance|likely|often|best|pay|pays|value|should|first half|1st half|second half|2nd half|at half|halftime|line move|juice|first|move|moved|hit rate|think|take)\b/;
const MOST_WORDS = 18;

/** "What's over 7.5 rounds mean, like half a round": what that very number needs, with the minute where it counts rounds. Null: no number is to be explained. */
export function halfNumber(read: Tagged): Asked | null {
  const { text, plain, tokens, amounts } = read;
  const [, way, said, unit = ''] = NUMBER.exec(text) ?? [];
  if (way === undefined || said === undefined || !ASKS.test(plain) || ELSE.test(plain)) return null;
  if (tokens.length > MOST_WORDS || amounts.prices.length > 0) return null;
  const isOver = way.toLowerCase().startsWith('o');
  const line = Number(said);
  const event = gameMeant(read);
  const isRounds = /^r(?:oun)?ds?/i.test(unit) || (unit === '' && event !== null && isFight(event));
  const words = isRounds ? roundsWords(line, isOver, event) : countWords(line, isOver, unit);
  return say(words, [], isRounds ? { lookedUp: { kind: 'about', of: 'rounds_rules' } } : {});
}

/** From so many rounds on it is a boxing match. */
const MOST_OF_UFC = 5;

function roundsWords(line: number, isOver: boolean, event: SlateEvent | null): string {
  const next = Math.ceil(line);
  const isBoxing = event && isFight(event) ? leagueOf(event.sportKey) === 'Boxing' : line > MOST_OF_UFC;
  const isUnsure = (event === null || !isFight(event)) && line < MOST_OF_UFC;
  const mark = isUnsure
    ? `2:30 of round ${next} in the UFC, 1:30 in boxing`
    : `${isBoxing ? '1:30' : '2:30'} of round ${next}`;
  const side = `${isOver ? 'Over' : 'Under'} ${line}`;
  return isOver
    ? `Yes, half a round: ${side} rounds wins once the fight gets past the middle of round ${next}, ${mark}, whoever wins it. If it is stopped before that, the under wins. A fight that goes the distance is always over.`
    : `Yes, half a round: ${side} rounds wins if the fight is stopped before the middle of round ${next}, ${mark}, whoever wins it. Once it gets past that, the over wins, also when it goes the distance.`;
}

function countWords(line: number, isOver: boolean, said: string): string {
  const unit = UNITS.find(([words]) => words.test(said))?.[1] ?? said.toLowerCase();
  const of = unit === '' ? '' : ` ${unit}`;
  const [least, most] = [Math.ceil(line), Math.floor(line)];
  const needs = isOver ? `${least} or more` : `${most} or fewer`;
  const other = isOver ? `with ${most} or fewer the under wins` : `with ${least} or more the over wins`;
  return `${isOver ? 'Over' : 'Under'} ${line}${of} wins with ${needs}; ${other}. Nobody gets half of one: the half is there so that it cannot end level, and one side always wins.`;
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^pts$/i, 'points'],
  [/^yds$/i, 'yards'],
  [/^ks$/i, 'strikeouts'],
];
