import { findPhrases } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { LEAGUE_NAMES } from './leagues.ts';
import { MARKET_WORDS } from './market-words.ts';
import type { Reading } from './reading.ts';
import { hasPattern, indexPatterns } from './word-patterns.ts';

const COMPARES = indexPatterns([
  'compare|comparing|comparison',
  'better <2> bet|play|pick|value|price|odds|option|side|spot|number|chance|shot|choice|look',
  'which|whichs|whats|who|whos <4> better|safer|smarter|best|stronger|likelier',
  'which <1> one|over|under|side|bet|game|team|prop|player|fighter|play',
  'rather <3> bet|take|have|play|back',
  'more value',
  'who|which <4> more',
]);
const EXPLICIT = indexPatterns(['compare|comparing|comparison']);
const VERSUS = /^(vs|v|versus|at|@|against)$/;
const REACH = 4;
const SIDES_OF_GAME = 2;

/** Whether several named things are set against each other: "Bills or Chiefs", "which is the better bet". */
export function isCompared(tokens: readonly Token[], reading: Reading, taken: ReadonlySet<number>): boolean {
  const places = placesOfBets(tokens, taken);
  if (tokens.some(({ text }, at) => text === 'or' && standsBetween(tokens, places, at))) return true;
  const things = countThings(reading);
  if (hasPattern(EXPLICIT, tokens)) return things > 0;
  return things > 1 && hasPattern(COMPARES, tokens) && !isOneGame(tokens, reading);
}

/** Where names, leagues, markets and lines stand. */
function placesOfBets(tokens: readonly Token[], taken: ReadonlySet<number>): ReadonlySet<number> {
  const phrases = [...findPhrases(LEAGUE_NAMES, tokens), ...findPhrases(MARKET_WORDS, tokens)];
  const spans = phrases.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset));
  return new Set([...taken, ...spans]);
}

/** Something stands right behind the "or", and something shortly before it. */
function standsBetween(tokens: readonly Token[], places: ReadonlySet<number>, at: number): boolean {
  const isThing = (place: number) => places.has(place) || isLine(tokens[place]);
  const behind = [at + 1, at + 2].some(
    (place) => isThing(place) && !tokens.slice(at + 1, place).some(({ text }) => text === 'is'),
  );
  const before = Array.from({ length: REACH }, (_, step) => at - 1 - step).some(isThing);
  return before && behind && !isOverOrUnder(tokens, at);
}

const isLine = (token: Token | undefined): boolean =>
  /^(over|under|overs|unders|favorite|underdog|dog)$/.test(token?.text ?? '') ||
  (token?.number?.sign != null && token.number.value < 100);

const isOverOrUnder = (tokens: readonly Token[], at: number): boolean =>
  /^overs?$/.test(tokens[at - 1]?.text ?? '') && /^unders?$/.test(tokens[at + 1]?.text ?? '');

const countThings = ({ teams, players, leagues, markets }: Reading): number =>
  Math.max(new Set(teams.map(({ name }) => name)).size + players.length, leagues.length, markets.length);

/** "Lakers vs Celtics, which side is better" is about one game. */
const isOneGame = (tokens: readonly Token[], { teams, players }: Reading): boolean =>
  players.length === 0 && teams.length === SIDES_OF_GAME && tokens.some(({ text }) => VERSUS.test(text));
