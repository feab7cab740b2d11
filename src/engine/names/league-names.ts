import * as leagues from './league-aliases.ts';
import { createNameTable, type NameTable, type ProviderNames } from './name-table.ts';
import type { TeamTable } from './name-tables.ts';
import {
  EPL_TEAMS,
  MLB_TEAMS,
  MLS_TEAMS,
  NBA_TEAMS,
  NCAAB_TEAMS,
  NCAAF_TEAMS,
  NFL_TEAMS,
  NHL_TEAMS,
  WNBA_TEAMS,
  WORLD_SOCCER_TEAMS,
} from './name-tables.ts';
import { COUNTRY_ALIASES, EPL_ALIASES, WORLD_SOCCER_ALIASES } from './soccer-aliases.ts';

/** The names of the question tables without their nicknames, which mean a team only in a question about its league. */
const listed = (teams: TeamTable, aliases: ProviderNames): ProviderNames => ({
  ...Object.fromEntries(Object.keys(teams).map((name) => [name, []])),
  ...aliases,
});

const WORLD_CLUBS: ProviderNames = { ...listed(WORLD_SOCCER_TEAMS, WORLD_SOCCER_ALIASES), ...COUNTRY_ALIASES };
const ALL_SOCCER: ProviderNames = { ...WORLD_CLUBS, ...listed(EPL_TEAMS, EPL_ALIASES) };

const TABLES: Readonly<Record<string, NameTable>> = {
  americanfootball_nfl: createNameTable(listed(NFL_TEAMS, leagues.NFL_ALIASES)),
  americanfootball_ncaaf: createNameTable(listed(NCAAF_TEAMS, leagues.COLLEGE_ALIASES)),
  basketball_nba: createNameTable(listed(NBA_TEAMS, leagues.NBA_ALIASES)),
  basketball_wnba: createNameTable(listed(WNBA_TEAMS, leagues.WNBA_ALIASES)),
  basketball_ncaab: createNameTable(listed(NCAAB_TEAMS, leagues.COLLEGE_ALIASES)),
  baseball_mlb: createNameTable(listed(MLB_TEAMS, leagues.MLB_ALIASES)),
  icehockey_nhl: createNameTable(listed(NHL_TEAMS, leagues.NHL_ALIASES)),
  soccer_usa_mls: createNameTable(listed(MLS_TEAMS, leagues.MLS_ALIASES), { clubs: true }),
  soccer_epl: createNameTable(listed(EPL_TEAMS, EPL_ALIASES), { clubs: true }),
  mma_mixed_martial_arts: createNameTable(leagues.FIGHTER_ALIASES),
};

const SOCCER = createNameTable(ALL_SOCCER, { clubs: true });
const OTHERS = createNameTable({});

/**
 * The names by which the sides of a sport are told across providers, from maintained tables: the odds provider's
 * spelling and every other one that is known. Soccer leagues without a table of their own share one of clubs and
 * countries; a sport without a table matches only names that are spelled alike.
 */
export const namesOf = (sportKey: string): NameTable =>
  TABLES[sportKey] ?? (sportKey.startsWith('soccer_') ? SOCCER : OTHERS);
