import type { League } from './league.ts';
import players from './players.json' with { type: 'json' };
import teams from './teams.json' with { type: 'json' };

/**
 * A league's teams by their canonical names, as the odds provider spells them, each with its other names, separated by
 * commas. A mark before a name limits it: `~` needs a sign that a team is meant, `^` must be written in capitals, `!`
 * counts only when the team's league is known from the rest of the question, `?` counts unless another team goes by it too.
 */
export type TeamTable = Readonly<Record<string, string>>;

export const NFL_TEAMS: TeamTable = teams.NFL;
export const NBA_TEAMS: TeamTable = teams.NBA;
export const WNBA_TEAMS: TeamTable = teams.WNBA;
export const MLB_TEAMS: TeamTable = teams.MLB;
export const NHL_TEAMS: TeamTable = teams.NHL;
/** The schools that are bet on most. */
export const NCAAF_TEAMS: TeamTable = teams.NCAAF;
/** The schools that are bet on most; the provider shortens "State" of most of them in basketball. */
export const NCAAB_TEAMS: TeamTable = teams.NCAAB;
/** The clubs of recent seasons: promoted and relegated ones stay, as their names mean nothing else. */
export const EPL_TEAMS: TeamTable = teams.EPL;
export const MLS_TEAMS: TeamTable = teams.MLS;
/** Clubs of the big leagues of Europe and Mexico, and national teams. */
export const WORLD_SOCCER_TEAMS: TeamTable = teams.Soccer;

const { Tennis, UFC, Boxing, ...ofTeams } = players;

/** Players whose props are asked for in lower case, by league: full name, then names that mean nobody else. */
export const STAR_PLAYERS = Object.entries(ofTeams) as readonly (readonly [League, TeamTable])[];
/** Players that are asked for by name: full names as the odds provider spells them, then short names. */
export const TENNIS_PLAYERS: TeamTable = Tennis;
/** Fighters that are asked for by name: full names as the odds provider spells them, then nicknames. */
export const UFC_FIGHTERS: TeamTable = UFC;
export const BOXERS: TeamTable = Boxing;
