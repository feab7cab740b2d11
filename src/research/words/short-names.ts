import { foldName } from '#engine/names/fold-name.ts';
import {
  MLB_TEAMS,
  NBA_TEAMS,
  NCAAB_TEAMS,
  NCAAF_TEAMS,
  NFL_TEAMS,
  NHL_TEAMS,
  type TeamTable,
  WNBA_TEAMS,
} from '#engine/names/name-tables.ts';

/** How teams, games and bets are called once it is clear which are meant: `Bears`, `Eagles @ Falcons`, `Bears -1.5`. */

const MARK = /^[~^!?]/;

/** The end of a team's name that it goes by alone, best what its place leaves: `Trail Blazers` of Portland Trail Blazers. */
function nicknameOf(name: string, aliases: string): string | null {
  const known = new Set(aliases.split(',').map((alias) => alias.trim().replace(MARK, '').toLowerCase()));
  const isKnown = (words: readonly string[]) => known.has(words.join(' ').toLowerCase());
  const words = name.split(' ');
  const ends = words.slice(1).map((_, at) => at + 1);
  const from =
    ends.find((at) => isKnown(words.slice(0, at)) && isKnown(words.slice(at))) ??
    ends.find((at) => isKnown(words.slice(at)));
  return from === undefined ? null : words.slice(from).join(' ');
}

const entries = (...tables: TeamTable[]) => tables.flatMap((table) => Object.entries(table));

/** A school goes by its name, not by its mascot. */
const schoolOf = (name: string, mascot: string | null): string =>
  mascot === null ? name : name.slice(0, -mascot.length - 1);

const NICKNAMES = new Map(
  entries(NFL_TEAMS, NBA_TEAMS, WNBA_TEAMS, MLB_TEAMS, NHL_TEAMS).flatMap(([name, aliases]) => {
    const nickname = nicknameOf(name, aliases);
    return nickname === null ? [] : [[foldName(name), nickname] as const];
  }),
);
const SCHOOLS = new Map(
  entries(NCAAF_TEAMS, NCAAB_TEAMS).map(
    ([name, aliases]) => [foldName(name), schoolOf(name, nicknameOf(name, aliases))] as const,
  ),
);

/** `Bears`, `Notre Dame`; a name that is in no table stays as it is. */
export function shortTeam(name: string): string {
  const key = foldName(name);
  return NICKNAMES.get(key) ?? SCHOOLS.get(key) ?? name;
}

const hasNickname = (name: string): boolean => NICKNAMES.has(foldName(name));

/** The same as a sentence names it: `the Bears`, `Notre Dame`. */
export const theTeam = (name: string): string => (hasNickname(name) ? `the ${shortTeam(name)}` : shortTeam(name));

const PARTED = / @ | vs /;

/** `Eagles @ Falcons`. */
export function shortGame(game: string): string {
  const by = PARTED.exec(game)?.[0];
  if (by === undefined) return game;
  return game.split(by).map(shortTeam).join(by);
}

/** The same as it is said: `Eagles-Falcons`. */
export const spokenGame = (game: string): string => shortGame(game).replace(PARTED, '-');

/** Whatever is said of a game with its sides by their short names. */
export const inShort = (text: string, game: string): string =>
  game
    .split(PARTED)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, side) => left.replaceAll(side, shortTeam(side)), text);

type Named = { label: string; game: string; market?: string };

/** The same of a sentence, where a team has its article. */
export const inSentence = (text: string, game: string): string =>
  game
    .split(PARTED)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, side) => left.replaceAll(`the ${side}`, side).replaceAll(side, theTeam(side)), text)
    .replace(/^the /, 'The ');

const CHOICE = /^(.+): (Yes|No)$/;

/** `Foden anytime goal: Yes` as it is said: `Foden anytime goal`, `no Foden anytime goal`. */
export const withoutChoice = (label: string): string =>
  label.replace(CHOICE, (_, bet: string, choice: string) => (choice === 'No' ? `no ${bet}` : bet));

/** A bet as its first sentence names it: with its game where the bet alone would not tell which. */
export function betName({ label, game, market = '' }: Named): string {
  const short = withoutChoice(inShort(label, game));
  if (/^(?:Over|Under) [\d.]+$|^Draw$/.test(label))
    return `${label === 'Draw' ? 'the draw' : label.toLowerCase()} in ${shortGame(game)}`;
  return market === 'moneyline' && isNickname(label, game) ? `the ${short}` : short;
}

const isNickname = (label: string, game: string): boolean =>
  game.split(PARTED).some((side) => label.startsWith(`${side} `) && hasNickname(side));
