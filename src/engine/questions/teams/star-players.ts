import type { League } from '../reading.ts';
import { MLB_PLAYERS } from './mlb-players.ts';
import { NBA_PLAYERS } from './nba-players.ts';
import { NFL_PLAYERS } from './nfl-players.ts';
import { NHL_PLAYERS } from './nhl-players.ts';
import { EPL_PLAYERS, MLS_PLAYERS, WORLD_SOCCER_PLAYERS } from './soccer-players.ts';
import type { TeamTable } from './team-table.ts';
import { WNBA_PLAYERS } from './wnba-players.ts';

/** Players whose props are asked for in lower case, by league: full name, then names that mean nobody else. */
export const STAR_PLAYERS: readonly (readonly [League, TeamTable])[] = [
  ['NFL', NFL_PLAYERS],
  ['NBA', NBA_PLAYERS],
  ['WNBA', WNBA_PLAYERS],
  ['MLB', MLB_PLAYERS],
  ['NHL', NHL_PLAYERS],
  ['EPL', EPL_PLAYERS],
  ['MLS', MLS_PLAYERS],
  ['Soccer', WORLD_SOCCER_PLAYERS],
];
