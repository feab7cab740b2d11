import { NAME_INDEX } from '#engine/names/name-index.ts';
import { indexPhrases, phraseAt } from '#engine/names/phrase-index.ts';
import type { Token } from '#engine/names/tokenise.ts';
import { LEAGUE_NAMES } from './leagues.ts';
import type { Excluded } from './reading.ts';

/** What stands before a name that is not wanted. `mid`: only behind other words, because it opens a question as well. */
type Marker = 'anywhere' | 'mid' | 'advice' | 'but';

const MARKERS = indexPhrases<Marker>([
  ...listed(
    'anywhere',
    'except, except for, excluding, exclude, excl, other than, aside from, apart from, besides, leave out, leaving out, kick out, throw out, take out, drop, dropping, lose, minus, cut, stay away from, staying away from, not counting, nothing from, sick of, without',
  ),
  ...listed('advice', 'skip, skipping, avoid, avoiding, ignore, ignoring'),
  ...listed('mid', 'no, not'),
  ...listed('but', 'but'),
]);
const ANY = new Set('any|anything|anyone|anybody|every|everything|everyone|everybody|all|whatever'.split('|'));
const ASKING = new Set('should|would|do|could|when|why'.split('|'));
const ARTICLES = new Set('the|any|all|of|with|on|a'.split('|'));
const JOINTS = new Set('and|or|nor|the|no|not|any'.split('|'));
const NOUNS = new Set('game|games|match|matches|matchup|matchups|fight|fights|team|teams|slate|stuff'.split('|'));
/** "No NBA props": the market is not wanted, not the league. */
const MARKETS = new Set(
  'prop|props|parlay|parlays|spread|spreads|total|totals|moneyline|moneylines|over|under'.split('|'),
);

export type WithoutExcluded = { rest: readonly Token[]; excluded: Excluded };

/**
 * Takes out of a question what it does not want: "skip the NBA", "anything but tennis", "NFL picks, not the Cowboys". What
 * is left is read as if it stood alone.
 */
export function takeOutExcluded(tokens: readonly Token[]): WithoutExcluded {
  const rest: Token[] = [];
  const excluded: Excluded = { leagues: [], teams: [] };
  for (let at = 0; at < tokens.length; ) {
    const span = excludedAt(tokens, at);
    if (span) {
      excluded.leagues = [...new Set([...excluded.leagues, ...span.excluded.leagues])];
      excluded.teams = [...excluded.teams, ...span.excluded.teams];
      at = span.to;
      continue;
    }
    const token = tokens[at];
    if (token) rest.push(token);
    at += 1;
  }
  return { rest, excluded };
}

export const isNothing = (excluded: Excluded): boolean => Object.values(excluded).every(({ length }) => length === 0);

function excludedAt(tokens: readonly Token[], at: number): { to: number; excluded: Excluded } | null {
  const marker = phraseAt(MARKERS, tokens, at);
  if (!marker?.values[0] || !holds(marker.values[0], tokens, at)) return null;
  const excluded: Excluded = { leagues: [], teams: [] };
  let end = 0;
  let next = nameBehind(tokens, marker.to, ARTICLES, excluded);
  while (next !== null) {
    end = skipWords(tokens, next, NOUNS);
    next = nameBehind(tokens, end, JOINTS, excluded);
  }
  if (end === 0 || MARKETS.has(tokens[end]?.text ?? '')) return null;
  // "No NBA games tonight?" asks whether there are any.
  if (marker.values[0] === 'mid' && at === 0 && end < tokens.length && !goesOn(tokens, end)) return null;
  return { to: end, excluded };
}

const WISH = new Set(
  'no|not|just|only|but|give|gimme|show|get|find|best|any|pick|anything|everything|and|or|please'.split('|'),
);

/** "No NBA, no props", "no NBA give me two": what is wanted follows. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.afterBreak === true || WISH.has(tokens[at]?.text ?? '');

function holds(marker: Marker, tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  if (marker === 'but') return before.some((word) => ANY.has(word));
  // "Should I skip the Bills game?" and "why not the Bills?" ask about it.
  if (marker === 'advice' || marker === 'mid') return !before.some((word) => ASKING.has(word));
  return true;
}

/** As `nameAt`, with words before the name that may be part of it ("the A's"). */
function nameBehind(
  tokens: readonly Token[],
  from: number,
  words: ReadonlySet<string>,
  excluded: Excluded,
): number | null {
  const last = skipWords(tokens, from, words);
  for (let at = from; at <= last; at += 1) {
    const next = nameAt(tokens, at, excluded);
    if (next !== null) return next;
  }
  return null;
}

/** The place behind a name of a league or a team, which is added to what is excluded; null where none stands. */
function nameAt(tokens: readonly Token[], at: number, excluded: Excluded): number | null {
  const league = phraseAt(LEAGUE_NAMES, tokens, at);
  const sides = phraseAt(NAME_INDEX, tokens, at);
  if (league && league.to >= (sides?.to ?? 0)) {
    excluded.leagues = [...excluded.leagues, ...league.values.flatMap(({ leagues }) => leagues)];
    return league.to;
  }
  const teams = sides?.values.filter(({ kind, needs }) => kind === 'side' && (needs === 'nothing' || needs === 'sign'));
  if (!sides || !teams || teams.length === 0) return null;
  excluded.teams = [...excluded.teams, ...teams.map(({ league: of, name }) => ({ league: of, name }))];
  return sides.to;
}

function skipWords(tokens: readonly Token[], from: number, words: ReadonlySet<string>): number {
  let at = from;
  while (words.has(tokens[at]?.text ?? '')) at += 1;
  return at;
}

function listed(marker: Marker, phrases: string): [string, Marker][] {
  return phrases.split(', ').map((phrase) => [phrase, marker]);
}
