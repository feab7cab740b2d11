import { COMMON_WORDS } from './common-words.ts';
import type { League } from './league.ts';
import type { TeamTable } from './name-tables.ts';
import {
  BOXERS,
  EPL_TEAMS,
  MLB_TEAMS,
  MLS_TEAMS,
  NBA_TEAMS,
  NCAAB_TEAMS,
  NCAAF_TEAMS,
  NFL_TEAMS,
  NHL_TEAMS,
  STAR_PLAYERS,
  TENNIS_PLAYERS,
  UFC_FIGHTERS,
  WNBA_TEAMS,
  WORLD_SOCCER_TEAMS,
} from './name-tables.ts';
import { indexPhrases } from './phrase-index.ts';

/** Whom a name may mean. `side` is somebody whom a game is between: a team, a fighter, a tennis player. */
export type Named = {
  kind: 'side' | 'player';
  league: League;
  name: string;
  /** What the name needs to count: see `TeamTable`. */
  needs: 'nothing' | 'sign' | 'capitals' | 'league' | 'second';
};

const SIDES: readonly (readonly [League, TeamTable])[] = [
  ['NFL', NFL_TEAMS],
  ['NBA', NBA_TEAMS],
  ['MLB', MLB_TEAMS],
  ['NHL', NHL_TEAMS],
  ['NCAAF', NCAAF_TEAMS],
  ['NCAAB', NCAAB_TEAMS],
  ['WNBA', WNBA_TEAMS],
  ['MLS', MLS_TEAMS],
  ['EPL', EPL_TEAMS],
  ['Soccer', WORLD_SOCCER_TEAMS],
  ['UFC', UFC_FIGHTERS],
  ['Boxing', BOXERS],
  ['Tennis', TENNIS_PLAYERS],
];

const SHORTEST_SINGULAR = 5;

const MARKS: Readonly<Record<string, Named['needs']>> = { '~': 'sign', '^': 'capitals', '!': 'league', '?': 'second' };

const ENTRIES: readonly (readonly [string, Named])[] = [
  ...SIDES.flatMap(([league, table]) => namesOf('side', league, table)),
  ...STAR_PLAYERS.flatMap(([league, table]) => namesOf('player', league, table)),
];

const SIDE_NAMES = new Set(SIDES.flatMap(([league, table]) => Object.keys(table).map((name) => `${league}|${name}`)));

/** Whether a league has a side of this canonical name. */
export const isNamedTeam = (league: League, name: string): boolean => SIDE_NAMES.has(`${league}|${name}`);

export const NAME_INDEX = indexPhrases<Named>(ENTRIES);

/** The names that one may misspell. */
export const NAME_PHRASES: readonly string[] = ENTRIES.filter(([, { needs }]) => needs !== 'league').map(
  ([phrase]) => phrase,
);

function namesOf(kind: Named['kind'], league: League, table: TeamTable): (readonly [string, Named])[] {
  return Object.entries(table).flatMap(([name, others]) => {
    const full = [name, ...shortCityNames(name)].map(
      (phrase) => [phrase, { kind, league, name, needs: 'nothing' }] as const,
    );
    const more = others.split(',').map((text) => {
      const marked = text.trim();
      const needs = MARKS[marked.charAt(0)] ?? 'nothing';
      return [needs === 'nothing' ? marked : marked.slice(1), { kind, league, name, needs }] as const;
    });
    const all = [...full, ...more].filter(([phrase]) => phrase !== '');
    return kind === 'side' ? [...all, ...singularsOf(all)] : all;
  });
}

/** "Laker game", "cowboy -3": one of a team's plural, where that is no everyday word and a team is expected. */
function singularsOf(names: readonly (readonly [string, Named])[]): (readonly [string, Named])[] {
  return names.flatMap(([phrase, named]) => {
    const singular = phrase.slice(0, -1);
    const counts = named.needs === 'nothing' && /^[a-z]+s$/.test(phrase) && singular.length >= SHORTEST_SINGULAR;
    const isWord = COMMON_WORDS.has(singular) || phrase.endsWith('ss') || phrase.endsWith('is');
    return counts && !isWord ? [[singular, { ...named, needs: 'sign' }] as const] : [];
  });
}

/** "LA Rams", "NY Giants", "Saint Louis Blues". */
function shortCityNames(name: string): string[] {
  if (name.startsWith('Los Angeles ')) return [name.replace('Los Angeles', 'LA')];
  if (name.startsWith('New York ')) return [name.replace('New York', 'NY')];
  return /^St\.? Louis /.test(name) ? [name.replace(/^St\.?/, 'Saint'), name.replace(/^St\.? Louis/, 'STL')] : [];
}
