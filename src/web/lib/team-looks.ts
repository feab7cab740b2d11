import { useSyncExternalStore } from 'react';
import type { TeamLook, TeamLooks } from '../content/team-colours.ts';
import { teamKey } from './team-key.ts';

/** Of whoever has none of their own: two greys, so that nobody takes them for colours. */
const PLAIN = { ground: '#2e3c35', band: '#5e6f66' };

let looks: TeamLooks | null = null;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** The colours are asked for by the first chip that is drawn: a page that shows none loads none. */
export function loadTeamLooks(): Promise<void> {
  loading ??= import('../content/team-colours.ts').then(({ TEAM_LOOKS }) => {
    looks = TEAM_LOOKS;
    for (const tell of waiting) tell();
  });
  return loading;
}

/** How a side looks; by its letters alone until the colours have come, and where it has none. */
export function useTeamLook(team: string, league: string): TeamLook {
  const known = useSyncExternalStore(
    subscribe,
    () => looks,
    () => null,
  );
  return known?.[league]?.get(teamKey(team)) ?? { letters: initialsOf(team), ...PLAIN };
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  loadTeamLooks().catch(() => undefined);
  return () => waiting.delete(tell);
}

/** Of two words or more the first letters of the first and the last, else the first two letters. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = '?', ...others] = words;
  const last = others.at(-1);
  return (last === undefined ? first.slice(0, 2) : `${first.charAt(0)}${last.charAt(0)}`).toUpperCase();
}

const TWO_WORDS = /(?:Red Sox|White Sox|Red Wings|Blue Jays|Blue Jackets|Trail Blazers|Maple Leafs|Golden Knights)$/;
/** Leagues whose teams go by the last part of their name. */
const BY_NICKNAME: ReadonlySet<string> = new Set(['NFL', 'NBA', 'WNBA', 'MLB', 'NHL']);

/** Of a league whose teams go by their places, the long names that have a nickname of their own. */
const MLS_NICKNAME = /\b(?:Crew|Dynamo|Earthquakes|Rapids|Red Bulls|Revolution|Sounders|Timbers|Union|Whitecaps)\b/;
const MLS_CUT: readonly (readonly [RegExp, string])[] = [
  [/^Los Angeles FC$/, 'LAFC'],
  [/^Sporting Kansas City$/, 'Sporting KC'],
  [/(?<=^.{10,}) (?:CF|FC|SC)$/, ''],
  [/ United$/, ' Utd'],
];

/** What a team goes by where there is little room: "Bills", "Red Sox"; elsewhere its name. */
export function shortTeamName(team: string, league: string): string {
  if (league === 'MLS')
    return MLS_NICKNAME.exec(team)?.[0] ?? MLS_CUT.reduce((name, [long, short]) => name.replace(long, short), team);
  if (!BY_NICKNAME.has(league)) return team;
  return TWO_WORDS.exec(team)?.[0] ?? team.split(' ').at(-1) ?? team;
}

/** "Bills @ Chiefs", where there is room for a line alone. */
export const shortGameName = (game: string, league: string): string =>
  game
    .split(/( @ | vs\.? )/)
    .map((part, at) => (at % 2 === 0 ? shortTeamName(part, league) : part))
    .join('');
