import type { Token } from '#engine/names/tokenise.ts';
import { ORDINALS } from './ordinals.ts';
import { hasPattern, indexPatterns, patternAt } from './word-patterns.ts';

const PLACES: Readonly<Record<string, number>> = { ...ORDINALS, last: -1 };
const MOST = 10;
const NOT_A_PICK =
  /^(half|quarter|period|inning|innings|five|set|round|basket|td|touchdown|game|week|night|time|place|year|season|goal|goalscorer|scorer)$/;

const ASKS_WHY = indexPatterns([
  'why',
  'explain|elaborate|justify',
  'how come',
  'break <2> down',
  'tell me more|why',
  'more <1> detail|details|info|on',
  'whats|what <2> reasoning|reason|logic|case|thinking',
  'walk me through',
  'go deeper|into',
  'convince me',
  'how sure|confident are you',
  'what makes you',
  'whats|what <2> case|risk|risks|downside|argument <2> against|here|on|of',
  'at what price|number|odds|line',
  'what would change',
  'worst price|number|odds|line',
  'when would you pass|skip',
  'what <2> chances|odds|chance|probability it|that|they|this',
]);
const NOT_WHY = indexPatterns(['why|whynot not|no', 'why <3> book|books|sportsbook|sportsbooks|vegas']);
const POINTS = indexPatterns([
  'it|that|this|those|these|one|ones|pick|picks|bet|bets|play|parlay|reasoning|why|them|more|you|elaborate|leg',
]);
const MAX_WORDS = 12;

/** The place of a pick that was given before: "the second one", "pick 3", "#2", "the last one". 1 is the first, -1 the last. */
export function readPickReference(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const behind = tokens[at + 1]?.text ?? '';
    const spoken = PLACES[token.text];
    if (spoken && !NOT_A_PICK.test(behind) && (isPickWord(behind) || tokens[at - 1]?.text === 'the')) return spoken;
    const number = tokens[at + 1]?.number;
    const isNumbered =
      /^(pick|bet|play|number|leg|no)$/.test(token.text) && number?.suffix === '' && number.sign === null;
    if (isNumbered && Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST) return number.value;
  }
  return null;
}

const isPickWord = (text: string): boolean => /^(one|pick|bet|play|prop|leg|game|option|recommendation)$/.test(text);

/** "Why do you like the Bills": the pick's reasons, not the game's. */
export const speaksOfPick = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(you|u|your|ur|pick|picks|picked|chose|recommend|recommended)$/.test(text));

/** Whether the reasons of a pick that was given before are asked for: "why?", "explain the second one". */
export function asksWhy(tokens: readonly Token[]): boolean {
  if (tokens.length > MAX_WORDS || hasPattern(NOT_WHY, tokens)) return false;
  if (!hasPattern(ASKS_WHY, tokens)) return false;
  return tokens.length <= 2 || hasPattern(POINTS, tokens) || patternAt(ASKS_WHY, tokens, 0);
}
